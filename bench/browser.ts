import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { pressed, typedInto } from '../journeys/pressed.ts';
import { ensureWebBuild } from '../tools/bootstrap.mjs';
import { type Chrome, startChrome } from './browser/chrome.ts';
import { slowestAnswers } from './browser/interactions.ts';
import { calibratedSlowdown, firstVisit, standardSlowdown, type Visit } from './browser/lighthouse.ts';
import { fillShelf, shareStory, signInWith } from './browser/shelf.ts';
import { type Bench, type Figure, median } from './figures.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const parent = 'shelf@example.com';
const visitorPages = {
  landing: '/',
  create: '/create',
  pricing: '/pricing',
  'sign-in': '/signin',
  // The page of a sample story, with its whole text.
  story: '/samples/dragon',
};

const sharedBy = 'shares@example.com';

/** Lighthouse's scores and figures of the most important pages, and how quickly the creator responds to input. */
export const browser: Bench = {
  name: `Pages in a browser, middle of ${rounds} visits of a slow phone`,
  baseline: 'a page with one sentence, a button and a field',
  below:
    'Lighthouse takes a machine of BenchmarkIndex 1500 to 2000 for granted when it slows the processor down four times: on a slower one its phone is slower, on a quicker one quicker. "On the phone of the preset" is the same visit, slowed down as often as its calculator says for the machine as it was.',
  run: async () => {
    if (!ensureWebBuild()) throw new Error('Building the pages failed.');
    const chrome = await startChrome();
    // A phone does not share its processor with the server or with Lighthouse: every process that starts from here on
    // gets only the time that the browser leaves.
    setPriority(constants.priority.PRIORITY_LOW);
    const product = await startProduct({});
    const bare = await startBarePage();
    try {
      const least = await bothKinds(chrome, bare.url);
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(visitorPages)) {
        figures.push(...figuresOf(name, await bothKinds(chrome, product.url + path), least));
      }
      // The share page is `noindex` on purpose, so its SEO score stays lower.
      const shared = product.url + (await shareStory(product.url, sharedBy));
      figures.push(...figuresOf('share', await bothKinds(chrome, shared), least));
      const [ours, theirs] = [
        await slowestAnswers(chrome, `${product.url}/create`, pressed.create, typedInto.create),
        await slowestAnswers(chrome, bare.url, 'button', 'input'),
      ];
      for (const name of ['landing', 'pricing', 'story'] as const) {
        const { pressing } = await slowestAnswers(chrome, product.url + visitorPages[name], pressed[name]);
        figures.push({
          what: `${name}: a control is pressed, slowest of those offered`,
          unit: 'ms',
          ours: pressing,
          baseline: theirs.pressing,
        });
      }
      await signInWith(chrome, product.url, parent);
      await fillShelf(product.url, parent);
      figures.push(...figuresOf('shelf', await bothKinds(chrome, `${product.url}/my-stories`), least));
      const shelf = await slowestAnswers(chrome, `${product.url}/my-stories`, pressed.shelf, typedInto.shelf);
      figures.push(
        {
          what: 'shelf: a heart is pressed, slowest of eight',
          unit: 'ms',
          ours: shelf.pressing,
          baseline: theirs.pressing,
        },
        { what: 'shelf: a key is typed, slowest of nineteen', unit: 'ms', ours: shelf.typing, baseline: theirs.typing },
        {
          what: 'creator: a chip is pressed, slowest of those offered',
          unit: 'ms',
          ours: ours.pressing,
          baseline: theirs.pressing,
        },
        {
          what: 'creator: a key is typed, slowest of nineteen',
          unit: 'ms',
          ours: ours.typing,
          baseline: theirs.typing,
        },
      );
      return figures;
    } finally {
      await chrome.stop();
      await bare.stop();
      await product.stop();
    }
  },
};

/** Visits at the preset's slowdown; if `calibrated`, at the one for the machine's speed in the visit before. */
async function visits(chrome: Chrome, url: string, calibrated = false): Promise<Visit[]> {
  const all: Visit[] = [];
  let slowdown = standardSlowdown;
  for (let round = calibrated ? -1 : 0; round < rounds; round++) {
    const made = await firstVisit(chrome, url, slowdown);
    if (round >= 0) all.push(made);
    if (calibrated) slowdown = calibratedSlowdown(made.speed);
  }
  const faults = [...new Set(all.flatMap((each) => each.faults))];
  if (faults.length > 0) console.log(`${new URL(url).pathname} lost points for ${faults.join(', ')}`);
  return all;
}

type BothKinds = { standard: Visit[]; calibrated: Visit[] };

async function bothKinds(chrome: Chrome, url: string): Promise<BothKinds> {
  return { standard: await visits(chrome, url), calibrated: await visits(chrome, url, true) };
}

function figuresOf(page: string, ours: BothKinds, bare: BothKinds): Figure[] {
  const figure = (
    what: string,
    unit: string,
    of: (visit: Visit) => number,
    kind: keyof BothKinds = 'standard',
  ): Figure => ({
    what: `${page}: ${what}`,
    unit,
    ours: median(ours[kind].map(of)),
    baseline: median(bare[kind].map(of)),
  });
  return [
    ...['performance', 'accessibility', 'best practices', 'found'].map((what, index) =>
      figure(what, 'of 100', ({ scores }) => scores[index] ?? 0),
    ),
    figure('largest paint', 'ms', ({ largestPaint }) => largestPaint),
    figure('layout shift', '', ({ layoutShift }) => layoutShift),
    figure('main thread blocked', 'ms', ({ blocked }) => blocked),
    figure('performance on the phone of the preset', 'of 100', ({ scores }) => scores[0] ?? 0, 'calibrated'),
    figure('main thread blocked on it', 'ms', ({ blocked }) => blocked, 'calibrated'),
    figure('script, compressed', 'KB', ({ script }) => script),
    figure('speed of the machine', 'BenchmarkIndex', ({ speed }) => speed),
  ];
}

/** Serves a nearly empty page, as the baseline. */
async function startBarePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const markup =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="One sentence."><main><h1>One sentence.</h1><button>Press</button> <label>Field <input></label></main></html>';
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/' ? 'text/html' : 'text/plain');
    response.end(request.url === '/' ? markup : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
