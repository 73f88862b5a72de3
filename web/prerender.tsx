import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { SharedStory } from '#domain/stories/share.ts';
import { App } from './app.tsx';
import { renderFrame } from './frame.tsx';
import { CreatorFrame } from './generation/creator/creator-frame.tsx';
import { SignInFrame } from './identity/components/sign-in-frame.tsx';
import { loadCatalogue } from './platform/i18n/load.ts';
import { log } from './platform/log.ts';
import { QueryProvider } from './platform/query-provider.tsx';
import { renderSharedStory } from './render-shared.tsx';
import { prerenderedPages } from './routes/pages.ts';
import { paths, sampleStory } from './routes/paths.ts';
import { ShelfFrame } from './stories/components/shelf-frame.tsx';
import { loadSamples } from './stories/samples/sample.ts';
import { SampleView } from './stories/samples/sample-view.tsx';
import { firstWords } from './stories/story-text.ts';

const warnings: string[] = [];
log.warn = (message, facts) => {
  warnings.push(`${message}: ${JSON.stringify(facts)}`);
};

/** The addresses that are rendered at build time. */
export const prerenderedPaths = Object.keys(prerenderedPages);

/**
 * Renders one page in one language as a visitor first sees it: signed out, nothing loaded. Throws when a
 * text is missing or a component does not render, because that would affect everyone.
 */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  for (const page of Object.values(prerenderedPages)) await page.preload();
  const catalogue = await loadCatalogue(language);
  const markup = renderToString(
    <StaticRouter location={path}>
      <App language={language} catalogue={catalogue} timeZone="UTC" />
    </StaticRouter>,
  );
  const [warning] = warnings;
  if (warning !== undefined) throw new Error(`${path} in ${language}: ${warning}`);
  // React's marker for a component that failed and shows its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`${path} in ${language} does not render`);
  return markup;
}

/**
 * The head and frame of a page that only a browser can render; its file in `pages/` has its name unless `file` says
 * otherwise. Of a page that the server renders for each request, the frame only tells which styles it needs.
 */
export type AppPage = {
  name: string;
  file?: string;
  title?: string;
  description?: string;
  frame: string;
  renderedByServer?: boolean;
};

/** A story with everything that a shared one may show: a tall letter, parts and pictures. */
const storyOfAllKinds: SharedStory = {
  title: 'Lunatale',
  content: `Chapter one: Lunatale\n\n${'Lunatale '.repeat(20)}\n\nA ${'Lunatale '.repeat(20)}`,
  language: 'english',
  ageGroup: 'preschool',
  images: [0, 1, 2].map((position) => ({ url: '/a.svg', alt: '', position, width: 4, height: 3 })),
  sound: true,
};

/**
 * Renders title and description of these pages for search engines and messengers, and their frame, which is shown
 * until the browser has rendered the rest. An example story can be read whole from its frame.
 */
export async function appPages(language: InterfaceLanguage): Promise<AppPage[]> {
  const catalogue = await loadCatalogue(language);
  const { generation, identity, stories, shell } = catalogue;
  const samples = await loadSamples(language);
  const kinds = [storyOfAllKinds, { ...storyOfAllKinds, images: [] }];
  const shared = await Promise.all(kinds.map((story) => renderSharedStory('lunatale', story, language)));
  return [
    {
      name: 'create',
      title: generation.title,
      description: generation.description,
      frame: renderFrame(language, catalogue, paths.create, <CreatorFrame />),
    },
    {
      name: 'my-stories',
      title: stories.shelf.title,
      description: shell.landing.steps.read.text,
      frame: renderFrame(language, catalogue, paths.myStories, <ShelfFrame />),
    },
    {
      name: 'signin',
      title: shell.signIn,
      description: identity.signIn.subtitle,
      frame: renderFrame(language, catalogue, paths.signIn, <SignInFrame />),
    },
    ...samples.map((sample) => ({
      name: 'sample-story',
      file: `sample-${sample.id}`,
      title: sample.title,
      description: firstWords(sample.content, 30),
      frame: renderFrame(
        language,
        catalogue,
        sampleStory(sample.id),
        <QueryProvider>
          <SampleView shown={sample} others={[]} listen={false} />
        </QueryProvider>,
      ),
    })),
    { name: 'shared-story', frame: shared.join(''), renderedByServer: true },
  ];
}
