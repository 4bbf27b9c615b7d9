/** Vega and Vega-Lite, loaded when the first chart is shown. Expressions are interpreted: the page allows no eval. */
import embed, { type VisualizationSpec } from 'vega-embed'
import { expressionInterpreter } from 'vega-interpreter'
import type { Behind } from './behind'

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Text and lines in the colours of the page. */
function config(): object {
  const [ink, quiet, line] = [colour('--ink'), colour('--quiet'), colour('--line')]
  const text = { labelColor: ink, titleColor: quiet, labelFontSize: 12, titleFontSize: 12, titleFontWeight: 500 }
  return {
    background: 'transparent',
    font: 'system-ui, sans-serif',
    view: { stroke: 'transparent' },
    axis: { ...text, gridColor: line, domainColor: quiet, tickColor: quiet },
    legend: text,
    text: { color: ink },
    title: { color: ink, subtitleColor: quiet, fontSize: 15, subtitleFontSize: 12 },
  }
}

/** Draw a chart; the function given back takes it away again. */
export async function draw(into: HTMLElement, spec: object, onpick: (behind: Behind) => void): Promise<() => void> {
  const shown = { ...(spec as { title?: unknown }) }
  delete shown.title
  const made = await embed(into, shown as VisualizationSpec, {
    mode: 'vega-lite',
    actions: false,
    renderer: 'svg',
    ast: true,
    logLevel: 1, // errors only
    expr: expressionInterpreter,
    config: config(),
  })
  made.view.addEventListener('click', (_event, item) => {
    const datum = (item as { datum?: Behind } | null | undefined)?.datum
    if (datum?.part) onpick(datum)
  })
  return () => made.finalize()
}
