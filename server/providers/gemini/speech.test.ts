import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { narrationOfferPath } from '#domain/stories/narration/api.ts';
import { narrate, saveText } from '../../stories/narration/testing.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { createGeminiSpeech } from './speech.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ speech: {} });
  const { gemini = '' } = await server.sandbox.urls();
  const speech = server.ctx.speech;
  if (!speech) throw new Error('nobody speaks');
  const engine = createGeminiSpeech({ apiKey: 'sandbox', baseUrl: gemini, model: 'gemini-3.8-flash-tts' });
  const voices = [
    {
      id: 'gemini:Sulafat',
      name: 'Sulafat',
      kind: 'engine' as const,
      demo: false,
      languages: ['english' as const, 'spanish' as const],
    },
  ];
  Object.assign(speech, { engine, demo: false, voices, prices: { letters: 0, minute: 0, input: 0.5, output: 9 } });
  member = await server.signIn();
});
afterEach(() => server.sandbox.clearFaults());
afterAll(() => server.stop());

test('with the key that draws Gemini reads a story, calmly and in the accent that was chosen, and its tokens are paid', async () => {
  const offer = (await (await member.call(narrationOfferPath)).json()) as { standard: object };
  expect(offer.standard).toEqual({ english: 'gemini:Sulafat', spanish: 'gemini:Sulafat' });
  const id = await saveText(member, ['La luna bajó despacio. Nadie la vio.'], { options: { language: 'spanish' } });
  const narration = await narrate(member, id, 'gemini:Sulafat');
  expect([narration.state, narration.sentences.length]).toEqual(['ready', 2]);
  const calls = (await server.sandbox.calls('gemini')).filter(({ body }) => body.includes('AUDIO'));
  expect(calls[0]?.path).toContain('gemini-3.8-flash-tts:generateContent');
  expect(calls[0]?.body).toContain('"languageCode":"es-US"');
  expect(calls[0]?.body).toContain('es-419');
  const [row] = await server.sql<{ usd: number }>(
    'select cost_usd::float8 as usd from narrations where story_id = $1',
    [id],
  );
  const tokens = calls.reduce(
    (sum, { billed }) => sum + ((billed?.input ?? 0) * 0.5 + (billed?.output ?? 0) * 9) / 1e6,
    0,
  );
  expect(row?.usd).toBeCloseTo(tokens, 4);
});

test.each(['no-image', 'SAFETY', 'bad-json', '503'] as const)(
  'an answer that is %s leaves the sentence to the device',
  async (fault) => {
    const id = await saveText(member, [`Only this, said ${fault}.`]);
    await server.sandbox.fault({ vendor: 'gemini', fault, match: `said ${fault}` });
    const { state, sentences } = await narrate(member, id, 'gemini:Sulafat');
    expect([state, sentences[0]?.source]).toEqual(['partial', 'device']);
  },
);
