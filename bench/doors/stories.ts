import { randomUUID } from 'node:crypto';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { seeded } from '#sandbox/mutate.ts';
import { storyParams, type TestMember } from '#server/testing.ts';
import type { Door } from './door.ts';
import type { House } from './house.ts';

const statsOf = async (parent: TestMember) => (await (await parent.call('/api/usage/stats')).json()) as UsageStats;

async function parentWithout(house: House, limit: string): Promise<TestMember> {
  const parent = await house.server.signIn();
  await house.server.sql(`insert into user_usage_limits (user_id, ${limit}) values ($1, 100000)`, [parent.userId]);
  return parent;
}

/** A text story while `vendor` answers wrongly: it counts only when it is whole, and leaves nothing unfinished. */
const textDoor = (name: string, vendor: 'deepseek' | 'reader', share: number): Door => ({
  name,
  share,
  async open(house) {
    const parent = await parentWithout(house, 'free_no_image_stories_limit');
    let counted = 0;
    const tell = async () => {
      const answer = await parent.call(generateStoryStreamPath, {
        json: { storyParams: storyParams(), generationId: randomUUID() },
      });
      const text = await answer.text();
      const told = text.match(/"requestId"/g)?.length ?? 0;
      house.mend();
      if (answer.status === 200 && told === 0) counted += 1;
      const { used } = (await statsOf(parent)).freeText;
      return {
        whole: answer.status === 200 && told === 0,
        faults: [
          ...(told > 1 ? [`told ${told} failures`] : []),
          ...(text.includes('"code":"INTERNAL"') ? ['told a failure as its own'] : []),
          ...(used === counted ? [] : [`counted ${used} of ${counted}`]),
          ...(await house.unfinished(parent)),
        ],
      };
    };
    return {
      async exchange(seed) {
        house.spoil(vendor, seeded(seed));
        return (await tell()).faults;
      },
      async close() {
        const { whole, faults } = await tell();
        return [...faults, ...(whole ? [] : ['a good exchange tells no story'])];
      },
    };
  },
});

/** The text provider's answers. */
export const text = textDoor('text', 'deepseek', 50);
/** The answers of the second reader, behind the word lists. */
export const reading = textDoor('the second reader', 'reader', 25);

/** The picture story provider's answers: failures cost pictures or the story, and the count is what the answer says. */
export const pictures: Door = {
  name: 'pictures',
  share: 15,
  async open(house) {
    const parent = await parentWithout(house, 'free_image_stories_limit');
    let counted = 0;
    const draw = async () => {
      const answer = await parent.call(generateStoryGeminiPath, {
        json: { storyParams: storyParams({ model: 'gemini' }), generationId: randomUUID() },
      });
      const body = (await answer.json()) as { code?: string; countedAgainstLimits?: boolean };
      house.mend();
      if (body.countedAgainstLimits) counted += 1;
      const { used } = (await statsOf(parent)).freeImage;
      return {
        status: answer.status,
        faults: [
          ...(body.code === 'INTERNAL' ? ['told a failure as its own'] : []),
          ...(used === counted ? [] : [`counted ${used} of ${counted}`]),
          ...(await house.unfinished(parent)),
        ],
      };
    };
    return {
      async exchange(seed) {
        house.spoil('gemini', seeded(seed));
        return (await draw()).faults;
      },
      async close() {
        const { status, faults } = await draw();
        return [...faults, ...(status === 200 ? [] : [`a good exchange is answered ${status}`])];
      },
    };
  },
};
