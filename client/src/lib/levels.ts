/** How well bots play. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
