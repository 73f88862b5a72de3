import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '#storyteller/write.ts';
const [lang, msg, set, ...chars] = process.argv.slice(2);
const o = storyOptionsSchema().parse({ language: lang==='en'?'english':'spanish', ageGroup: 'preschool', length: 'short', characters: chars, setting: set, message: msg });
const s = writeStory(o, 'x'); console.log(s.text.slice(0, 1500)); console.log(s.plan.roles);
