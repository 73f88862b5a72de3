import { storyOptionsSchema } from '#domain/stories/options.ts';
import { readWish } from '#storyteller/wishes/wishes.ts';
import { writeStory } from '#storyteller/write.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import { plotKey } from '#storyteller/tale/choose-tales.ts';
for (const m of process.argv.slice(3)) {
  const language = process.argv[2] === 'en' ? 'english' : 'spanish' as const;
  const w = readWish(m, language);
  const o = storyOptionsSchema().parse({ language, ageGroup: 'preschool', length: 'short', characters: language === 'english' ? ['Hannah', 'her dog Pepper'] : ['Sofía', 'Mateo'], setting: 'home', message: m });
  const s = writeStory(o, m);
  const tale = textsOf(language).find((t) => t.after === null && s.plan.plot.startsWith(plotKey(t)));
  console.log(`${m}\n   worry=${w.worry} msg=${w.message} idea=${w.idea} trouble=${w.isTrouble} day=${w.isDay} love=${w.isLove} told=${w.slots.told ?? ''} → ${tale?.id} hero ${s.plan.roles[0]?.name}`);
}
