import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type SavedStory, type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { seeded } from '#sandbox/mutate.ts';
import { keepRetention } from '#server/operations/upkeep/jobs.ts';
import { removeAsked } from '#server/platform/objects/object-removals.ts';
import { storyParams } from '#server/testing.ts';
import type { Door } from './door.ts';

/** The object store's answers: failures cost pictures but never a story, and no file stays in the store. */
export const store: Door = {
  name: 'object store',
  share: 20,
  async open(house) {
    const { server, s3 } = house;
    const parent = await server.signIn();
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const images = [`data:image/png;base64,${png.toString('base64')}`];
    const keepAndDelete = async () => {
      const title = `Night ${randomUUID()}`;
      const answer = await parent.call(storiesPath, {
        json: { title, content: 'Fox saw a light.', options: storyParams(), images },
      });
      if (answer.status !== 201) return [`a save was answered ${answer.status}`];
      const saved = (await answer.json()) as SavedStory;
      const faults = saved.imageUploadFailed === saved.imagesSaved < 1 ? [] : ['a missing picture is not told'];
      const [picture] = saved.images ?? [];
      if (picture && (await fetch(server.url + picture.url)).status === 500) faults.push('a picture is answered 500');
      const read = (await (await parent.call(storyPath(saved.id))).json()) as Story;
      if (read.title !== title || read.content !== 'Fox saw a light.') faults.push('a story is not as it was kept');
      const gone = (await parent.call(storyPath(saved.id), { method: 'DELETE' })).status;
      if (gone !== 204) faults.push(`a deletion was answered ${gone}`);
      house.mend();
      // A deleted story can be restored for 30 days.
      await server.sql(`update deleted_stories set deleted_at = app_now() - interval '31 days' where id = $1`, [
        saved.id,
      ]);
      await keepRetention(server.ctx);
      await removeAsked(server.ctx);
      const left = [...s3.objects.keys()].filter((key) => key.includes(saved.id));
      return left.length === 0 ? faults : [...faults, `${left.length} files stayed`];
    };
    return {
      exchange(seed) {
        house.spoil('s3', seeded(seed));
        return keepAndDelete();
      },
      close: keepAndDelete,
    };
  },
};
