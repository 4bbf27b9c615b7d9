/** How an action in a step is drawn: a full disc is to come, a ticked ring is used, a crossed one is lost. */
export interface Look {
  full: boolean
  dash: string
  sign: string
}

export const BEATS: Record<string, Look> = {
  ready: { full: true, dash: '', sign: '' },
  delayed: { full: true, dash: '', sign: 'M6.5 10h7M10.5 7l3 3-3 3' },
  owed: { full: false, dash: '3 2.5', sign: 'M10 6v4.5M10 13.6v.2' },
  spent: { full: false, dash: '', sign: 'm6.5 10.3 2.5 2.5 4.6-5.4' },
  lost: { full: false, dash: '3 2.5', sign: 'm7 7 6 6M13 7l-6 6' },
}
