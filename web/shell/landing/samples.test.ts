import { expect, test } from 'vitest';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { loadSamples } from '../../stories/samples/sample.ts';

test.for(['en', 'es'] as const)(
  '[LIB-48] the landing page in %s opens the examples on their own first words',
  async (language) => {
    const { samples: shown } = (await loadCatalogue(language)).shell.landing;
    for (const { id, title, content } of await loadSamples(language)) {
      const { title: shownTitle, ...words } = shown[id] as Record<string, string>;
      expect(shownTitle).toBe(title);
      for (const [name, text] of Object.entries(words)) if (name !== 'alt') expect(content).toContain(text);
    }
  },
);
