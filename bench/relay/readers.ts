import { Agent, request } from 'node:http';
import { now } from './clock.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** The result for one reader: when each word arrived, or why the stream was lost. */
export type Reading = { stream: number; received: number[]; lost: string | undefined };

/** Asks for one story and records when each word arrives. Never rejects. */
export function read(url: string, stream: number, token: string): Promise<Reading> {
  const received: number[] = [];
  const body = JSON.stringify({
    storyParams: {
      length: 'short',
      language: 'english',
      characters: [`stream-${stream}`],
      setting: 'forest',
      message: 'sharing',
      ageGroup: 'toddler',
    },
  });
  return new Promise((resolve) => {
    const end = (lost?: string) => resolve({ stream, received, lost });
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) };
    const asking = request(
      `${url}/functions/v1/generate-story-stream`,
      { method: 'POST', agent, headers },
      (answer) => {
        if (answer.statusCode !== 200) end(`status ${answer.statusCode}`);
        answer.on('data', (bytes: Buffer) => {
          const time = now();
          for (const byte of bytes) if (byte === 32) received.push(time);
        });
        answer.on('end', () => end());
        answer.on('error', (error) => end(error.message));
      },
    );
    asking.on('error', (error) => end(error.message));
    asking.end(body);
  });
}
