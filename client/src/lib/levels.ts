/** How well bots play. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
