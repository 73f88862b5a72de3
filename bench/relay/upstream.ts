// A story provider for measurements: sends words at a steady rate and records when it sent each one.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { now } from './clock.ts';

type Settings = { wordsPerSecond: number; words: number };
let settings: Settings = { wordsPerSecond: 40, words: 200 };
/** When each word of each stream was sent, by stream number. */
const sent = new Map<number, number[]>();
const writing = new Set<() => boolean>();

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const word = chunk({ content: 'moon ' });

/** The plan is sent at once, before the story: only the story is measured. */
const plan = JSON.stringify({
  plot: 'somebody small finds a way',
  premise: 'Tonight on the moon',
  title: 'The moon',
  placeFact: 'the moon',
  problem: 'the moon',
  want: 'to sleep',
  thing: 'lamp',
  tries: ['one'],
  idea: 'sharing',
  payoff: 'sleep',
  lastImage: 'a lamp',
});

function write(response: ServerResponse, stream: number): void {
  const times: number[] = [];
  sent.set(stream, times);
  const begin = now();
  const next = () => {
    const due = Math.min(settings.words, 1 + Math.floor(((now() - begin) * settings.wordsPerSecond) / 1000));
    while (times.length < due) {
      times.push(now());
      response.write(word);
    }
    if (times.length < settings.words) return true;
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return false;
  };
  next();
  writing.add(next);
}

setInterval(() => {
  for (const next of writing) if (!next()) writing.delete(next);
}, 5);

const server = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  if (request.url === '/settings') {
    settings = JSON.parse(body);
    sent.clear();
    response.end();
  } else if (request.url === '/sent') {
    response.end(JSON.stringify([...sent]));
  } else {
    const roles = [...body.matchAll(/stream-\d+/g)].map(([name]) => name);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (body.includes('FIRST A PLAN'))
      response.write(chunk({ content: `${JSON.stringify({ ...JSON.parse(plan), roles })}\n\n` }));
    write(response, Number([...body.matchAll(/stream-(\d+)/g)].at(-1)?.[1] ?? -1));
  }
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
