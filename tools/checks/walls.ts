import type { TextFile } from './files.ts';
import { type Import, importsOf } from './imports.ts';

/** The six areas of the product in their one order: code imports leftward only. */
const areas = ['identity', 'billing', 'usage', 'stories', 'generation', 'operations'];

type Layer = { mayImport: string[]; packages?: string[]; insteadGo: string };

/** Which layer may import which. `server/*` is an area's folder; `server` alone is the files beside the folders. */
const layers: Record<string, Layer> = {
  domain: {
    mayImport: ['domain', 'domain/*'],
    packages: ['zod'],
    insteadGo: 'the domain knows facts and rules only; what needs more belongs to the layer that needs it',
  },
  'domain/*': {
    mayImport: ['domain', 'domain/*'],
    packages: ['zod'],
    insteadGo: 'the domain knows facts and rules only; what needs more belongs to the layer that needs it',
  },
  storyteller: {
    mayImport: ['storyteller', 'domain', 'domain/*'],
    insteadGo: 'the storyteller is pure: pass it what it needs',
  },
  db: {
    mayImport: ['db', 'domain', 'domain/*'],
    insteadGo: 'the database knows tables and the domain; code that serves a request belongs in server/',
  },
  'server/platform': {
    mayImport: ['server/platform', 'db', 'domain', 'domain/*'],
    insteadGo: 'the platform could serve another product: take a parameter, or move this to the area it speaks of',
  },
  'server/providers': {
    mayImport: ['server/providers', 'server/platform', 'domain', 'domain/*'],
    insteadGo: "a provider translates one vendor's dialect: take a parameter, and let an area call in",
  },
  'server/*': {
    mayImport: [
      'server/*',
      'server/context.ts',
      'server/providers',
      'server/platform',
      'db',
      'domain',
      'domain/*',
      // A text story's cover is the same drawing on the shelf, on preview cards and in books.
      'storyteller/illustrator/draw-cover.ts',
    ],
    insteadGo: 'an area gets what it needs from server/context.ts and from the layers below it',
  },
  server: {
    mayImport: ['server', 'server/*', 'server/platform', 'server/providers', 'db', 'domain', 'domain/*'],
    insteadGo: 'the server talks to the other layers over HTTP',
  },
  'web/ui': {
    mayImport: ['web/ui'],
    insteadGo: 'ui/ names no business noun: pass it in as a prop, or move the component to its area',
  },
  'web/platform': {
    mayImport: ['web/platform', 'domain', 'domain/*'],
    insteadGo: 'the platform could serve another product: take a parameter, or move this to the area it speaks of',
  },
  // The pictures and fonts that tools/draw-art.ts and tools/cut-faces.ts make for the pages.
  'web/.art': { mayImport: [], insteadGo: 'a picture imports nothing' },
  'web/*': {
    mayImport: [
      'web/*',
      'web/routes/paths.ts',
      'web/.art',
      'web/ui',
      'web/platform',
      'storyteller',
      'domain',
      'domain/*',
    ],
    insteadGo: 'an area builds on ui/, platform/ and the areas to its left; what joins areas belongs in web/shell/',
  },
  web: {
    mayImport: ['web', 'web/*', 'web/.art', 'web/ui', 'web/platform', 'storyteller', 'domain', 'domain/*'],
    insteadGo: 'the web talks to the other layers over HTTP',
  },
  sandbox: {
    mayImport: ['sandbox', 'storyteller', 'domain', 'domain/*'],
    insteadGo: "a stand-in that shares the server's code shares its mistakes: write the vendor's side anew",
  },
  journeys: {
    mayImport: ['journeys', 'sandbox', 'db/testing.ts', 'domain', 'domain/*'],
    insteadGo: 'a journey sees what a user sees: the browser and HTTP',
  },
};

/**
 * Returns the forbidden imports of these files, one line each: where, what, and where to go instead. A test may also
 * import everything else in its own layer, the domain, the sandbox and the test database.
 */
export function wallViolations(files: TextFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ line, target }) => {
      const problem = violation(file.path, target);
      return problem ? [`${file.path}:${line} ${problem}`] : [];
    }),
  );
}

/** Work that one file of the server does for all the others, and what the others do instead. */
const doneOnce: { does: RegExp; by: string[]; insteadGo: string }[] = [
  {
    does: /\bprocess\.env\b/,
    by: ['server/config.ts'],
    insteadGo: 'add the variable to server/config.ts and get it from the context',
  },
  {
    does: /(?<!function )\b(?:requireMember|requireOperator|requireEnding)\(/,
    by: ['server/identity/callers/endpoint.ts', 'server/identity/callers/require-operator.ts'],
    insteadGo: 'say `by` in the description of the endpoint, which hands over who calls',
  },
  {
    does: /(?<!function |#)\b(?:readBody|readForm|readQuery|readText|withFileBody|withPicturesBody)\(/,
    by: ['server/identity/callers/endpoint.ts', 'server/platform/http/http.ts'],
    insteadGo: 'say `body` or `query` in the description of the endpoint, which hands over what was read',
  },
  {
    // A shared story's page is no endpoint but costs as much; an assistant's tool stands for another endpoint.
    does: /\.countCall\((?!c, 'everything')/,
    by: [
      'server/identity/callers/endpoint.ts',
      'server/stories/sharing/shared-page.ts',
      'server/generation/mcp/routes.ts',
    ],
    insteadGo: 'say `limit` in the description of the endpoint, which counts',
  },
  {
    // Evenings are written from a parent's standing instructions, as if the parent made the call.
    does: /(?<!function )\bstandingMember\(/,
    by: ['server/generation/evenings/write-evenings.ts'],
    insteadGo: 'take the Member who calls',
  },
  {
    // Stories and sound of absent parents, deletions by operators, and cover or catalog addresses, which say whose.
    does: /\.onBehalfOf\(/,
    by: [
      'server/generation/plan/deal.ts',
      'server/billing/cancel-subscriptions.ts',
      'server/stories/pictures/drawn-cover.ts',
      'server/stories/catalog/catalog.ts',
      'server/stories/narration/resume-narrations.ts',
    ],
    insteadGo: 'take the Member who calls, and open the store by `asMember`',
  },
];

/** Finds server code that does by hand what one file does for all, one line each. */
export function doneTwice(files: TextFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          doneOnce
            .filter(({ does, by }) => does.test(line) && !by.includes(path))
            .map(({ does, insteadGo }) => `${path}:${index + 1} does ${does.exec(line)?.[0]} by hand: ${insteadGo}`),
        ),
    );
}

/** Matches a choice between two languages, which would silently give a third one the words of the second. */
const choosesLanguage = /(?:[lL]anguage|[lL]ocale|code) [!=]== '(?:english|spanish|en|es)'/;

/** Finds code of the product that chooses between two languages, one line each: a language is added by tables alone. */
export function languageChoices(files: TextFile[]): string[] {
  return files
    .filter(({ path }) => /^(?:domain|db|server|storyteller|web)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          choosesLanguage.test(line)
            ? [`${path}:${index + 1} chooses between two languages: look up what each says in a Record of all`]
            : [],
        ),
    );
}

function violation(from: string, target: Import['target']): string | undefined {
  const { name, area } = placeOf(from);
  const layer = layers[name];
  if ('package' in target) {
    if (!layer?.packages || isTest(from) || layer.packages.includes(target.package)) return undefined;
    return `imports the package ${target.package}: ${layer.insteadGo}`;
  }
  const to = placeOf(target.file);
  if (isTest(target.file) && !isTest(from) && layer) return `imports ${target.file}, which is for tests only`;
  if (!layer || (isTest(from) && testsMayImport(from, target.file))) return undefined;
  if (!layer.mayImport.includes(to.name) && !layer.mayImport.includes(target.file)) {
    return `imports ${target.file}: ${layer.insteadGo}`;
  }
  if (area && to.area && areas.indexOf(to.area) > areas.indexOf(area)) {
    return `imports ${target.file}: ${area} comes before ${to.area} (${areas.join(' < ')}); let ${to.area} call in, or move what both need to ${area}`;
  }
  return undefined;
}

/** Returns the layer of a file, and the area whose folder it is in. */
function placeOf(path: string): { name: string; area?: string } {
  const [top = '', folder = ''] = path.split('/');
  if (areas.includes(folder) && `${top}/*` in layers) return { name: `${top}/*`, area: folder };
  return { name: `${top}/${folder}` in layers ? `${top}/${folder}` : top };
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing(-setup\.ts|\.ts|\/)|^journeys\//.test(path);
}

function testsMayImport(from: string, to: string): boolean {
  const [layer] = from.split('/');
  return [`${layer}/`, 'domain/', 'sandbox/'].some((start) => to.startsWith(start)) || to === 'db/testing.ts';
}
