import type { PresetMoral, StoryLanguage } from '#domain/stories/options.ts';

/** How a model describes a story's message in its plan, in a few words of its own. */
export const plannedMessages: Record<StoryLanguage, Record<PresetMoral, string>> = {
  english: {
    sharing: 'to share it',
    bravery: 'afraid, and goes',
    talents: 'what only they can do',
    friendship: 'one friend more',
    help: 'to help first',
    mistakes: 'out of the mistake',
    patience: 'to wait for it',
    kindness: 'to be gentle',
    differences: 'each in another way',
    teamwork: 'all together',
    honesty: 'to say the truth',
    discovery: 'to look closer',
    respect: 'to ask first',
    persistence: 'to try once more',
    nature: 'what grows there',
  },
  spanish: {
    sharing: 'compartirlo',
    bravery: 'va con miedo',
    talents: 'lo que sabe hacer',
    friendship: 'una amistad más',
    help: 'ayudar primero',
    mistakes: 'aprovechar el error',
    patience: 'esperar un poco',
    kindness: 'tratarlo con ternura',
    differences: 'cada quien distinto',
    teamwork: 'todos juntos',
    honesty: 'decir la verdad',
    discovery: 'mirar de cerca',
    respect: 'pedir permiso',
    persistence: 'intentar otra vez',
    nature: 'lo que crece ahí',
  },
};
