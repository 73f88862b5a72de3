import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { presetMorals, type StoryOptions, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { talesOf } from '../tale/library.ts';
import { worries } from '../tale/tale.ts';
import { anEvening } from '../testing.ts';
import { writeStory } from '../write.ts';
import { alternatives } from './phrases.ts';
import { readWish } from './wishes.ts';
import { storyPhrase } from './worded.ts';

test('a wish that means nothing known is told by a tale that says it in the parent’s words', () => {
  for (const [language, message] of [
    ['english', 'washing machines'],
    ['spanish', 'las lavadoras'],
  ] as const) {
    const options = storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'short',
      characters: ['Lena'],
      setting: 'garden',
      message,
    });
    expect(writeStory(options, 'own words').text).toContain(message);
  }
});

test('each preset and each worry has its own tales in each language', () => {
  for (const language of storyLanguages) {
    const { tales, broken } = talesOf(language);
    expect(broken).toEqual([]);
    expect(tales.length).toBeGreaterThanOrEqual(67);
    for (const preset of presetMorals) {
      expect(tales.filter(({ answers }) => answers[0] === preset).length, preset).toBeGreaterThanOrEqual(2);
    }
    for (const worry of worries)
      expect(tales.filter(({ about }) => about === worry).length, worry).toBeGreaterThanOrEqual(1);
  }
});

test('whoever is missed and has died is mourned, and not waited for', () => {
  expect(readWish('missing grandma who is in heaven', 'english').worry).toBe('loss');
  expect(readWish('misses his grandpa who died last week', 'english').worry).toBe('loss');
  expect(readWish('extraña a su abuelita que falleció', 'spanish').worry).toBe('loss');
  expect(readWish('missing grandma', 'english').worry).toBe('far-away');
  expect(readWish('extraña a su abuelita', 'spanish').worry).toBe('far-away');
});

test('[GEN-18] giving the class hamster back is a friend who goes, and no first day at school', () => {
  expect(readWish('She has to give the class hamster back to school', 'english').worry).toBe('friend-goes');
  expect(readWish('He goes back to school tomorrow', 'english').worry).toBe('first-day');
});

test.each([
  ['english', 'Priya hit Ravi with the train', 'hitting'],
  ['english', 'her best friend Sofia moved away', 'friend-goes'],
  ['spanish', 'Tomás le pegó a Emilia', 'hitting'],
] as const)('[GEN-18] the word lists know no names: %s, "%s" is about %s', (language, message, worry) => {
  expect(readWish(message, language).worry).toBe(worry);
});

test('[GEN-18] what a story is to do without, and what is said politely, is no trouble and no message', () => {
  expect(readWish('por favor sin sorpresas ni ruidos fuertes', 'spanish')).toMatchObject({
    worry: null,
    message: null,
  });
  expect(readWish('saying please and thank you', 'english').message).toBe('kindness');
  expect(readWish('decir por favor y gracias', 'spanish').message).toBe('kindness');
  expect(readWish('le dan miedo los ruidos fuertes', 'spanish').worry).toBe('loud-noises');
  expect(readWish('something quiet please, without loud noises', 'english').worry).toBeNull();
  expect(readWish('Ruby has grommets on Thursday and has to go to sleep for it', 'english').worry).toBe('hospital');
  expect(readWish('Why do we have to sleep? She asks every single night', 'english').own).toBeNull();
  expect(readWish('a crocodile who wants to be a dentist', 'english').worry).toBeNull();
});

test.each([
  ['english', 'jealous of new baby', { worry: 'new-sibling' }],
  ['english', 'misses mommy shes in hospital', { worry: 'parent-ill' }],
  ['english', 'Nani goes back to her own house on Sunday and he will miss her', { worry: 'far-away', own: null }],
  [
    'english',
    'digger digs. they want a big hole. and one wont give the other the spade',
    { message: 'sharing', own: null },
  ],
  ['english', 'making pancakes. everyone gets one. thats it thats the story lol', { idea: 'cooking', own: null }],
  ['english', 'diggers sleep too', { own: null }],
  ['english', 'he asked if he can have Gran in the story just alive, she died in March', { worry: null, lost: null }],
  ['english', 'tyrones family moves to phoenix, friends since diapers', { worry: 'friend-goes' }],
  ['english', 'the nursery say she only plays with Mr Pockets', { star: null }],
  ['spanish', 'Perdieron la final 7 a 0 y no quiere volver a entrenar nunca más.', { worry: 'losing', star: null }],
  ['spanish', 'le da pánico hablar. Sin que suene a regaño, por favor.', { love: null }],
  ['spanish', 'los hermanos se pelearon todo el día, háganlos reir', { love: null }],
  ['spanish', 'el elefante quiere dormir pero le pica la trompa', { worry: 'sleeping-alone', shape: null }],
  ['spanish', 'no se queria ir de la plaza, media hora llorando. estoy muerta', { worry: 'anger', lost: null }],
  ['english', 'the dog had an operation on his leg and has to wear a cone', { worry: null }],
  ['english', 'Sleeping over at Nana’s for the first time without mummy', { worry: 'sleeping-alone' }],
  ['spanish', 'hacer arepas juntos, le fascina amasar', { idea: 'cooking', isLove: false }],
  ['spanish', 'le encanta el agua y no se quiere salir de la tina', { worry: 'stopping', isLove: false }],
  ['spanish', 'que no hace falta ganar', { worry: 'losing', isTrouble: false }],
  ['english', 'that you do not have to win', { worry: 'losing', isTrouble: false }],
  ['english', 'Ruby learns that Dad reads with his ears', { isTrouble: false }],
  ['spanish', 'dormir sola en su cama por primera vez', { worry: 'sleeping-alone', isDay: false }],
  ['spanish', 'rompió la caña del tata y lo escondió debajo de la cama', { message: 'honesty' }],
  ['english', 'mummy works at the hospital at night and alfie cries when i go', { worry: 'goodbye' }],
  ['english', 'Wyatt quits stuff the second it gets hard. pls help', { own: null }],
  ['spanish', 'el abuelo se esta olvidando de las cosas', { own: null }],
  ['english', 'Eid is in two days and the kids are fighting', { own: null }],
  ['spanish', 'rompio el mate y dijo que fue sol la amiga imaginaria', { message: 'honesty' }],
  ['english', 'Told off by Mrs Patel in front of everybody', { worry: null, message: null, isTrouble: true }],
  ['english', 'she heard us arguing last night', { worry: null, message: null, isTrouble: true }],
  ['english', 'he cried at the end of the party because there was no cake left', { worry: null, isTrouble: true }],
  ['english', 'Maya shared her last biscuit without being asked', { isTrouble: false, isDay: true }],
  ['english', 'helping set the table without being asked 10 times', { message: 'help', isDay: false }],
  ['english', 'not being scared of the plughole', { isTrouble: false, shape: { kind: 'fear' } }],
  ['english', 'they fight over the tablet every day', { worry: null }],
  ['english', 'garbage trucks!! he waits at the window for them', { isLove: true, love: 'garbage trucks', idea: null }],
  ['english', 'she loves trains', { isLove: true, idea: 'train' }],
  ['english', 'pirates and treasure', { isLove: false, idea: 'treasure' }],
  ['spanish', 'leones, elefantes y monos', { idea: 'wild-animals' }],
  ['spanish', 'la vaca, la gallina y el pato', { isLove: true, idea: 'farm' }],
  ['spanish', 'las vacas, las gallinas y el tractor', { isLove: true, idea: null }],
  ['english', 'tractors and the new calf', { isLove: true, love: 'tractors and the new calf' }],
  ['english', 'his digger book', { isLove: true, love: 'his digger book', idea: null }],
  ['english', 'pancakes with grandpa on Sundays', { isLove: true, love: 'pancakes', idea: null }],
  ['english', 'dinosaurs', { isLove: false, idea: 'dinosaurs' }],
  ['english', 'manners', { isLove: false }],
  ['english', 'his fear of dogs', { isLove: false, worry: 'dogs' }],
  ['english', 'The new puppy chewed her favourite doll', { isLove: false, isTrouble: true }],
  ['english', 'Her plant died while we were on holiday', { worry: null, lost: null, isTrouble: true }],
  ['english', 'saw a fox on the way home from nursery', { worry: null, isDay: true }],
  ['english', 'met her new baby cousin today', { worry: null, isDay: true }],
  ['english', 'being brave at the doctor', { isDay: false }],
  ['english', 'max dug a massive hole and theo sat in it', { isDay: true, isTrouble: false }],
  ['english', 'missing her nani who went back to Pune this morning', { worry: 'far-away', isTrouble: false }],
  ['spanish', 'sus botas de lluvia moradas', { isLove: true, love: 'botas de lluvia moradas' }],
  ['spanish', 'las ballenas jorobadas', { isLove: true, idea: null }],
  ['spanish', 'el camión de la basura', { isLove: true, idea: 'trucks' }],
  ['spanish', 'su autoestima', { isLove: false, message: 'talents' }],
  ['spanish', 'se le secó su plantita', { isDay: false, worry: 'ruined' }],
  [
    'spanish',
    'le manchó el vestido a su mejor amiga',
    { isDay: false, slots: { told: '{hero full} le manchó el vestido a su mejor amiga.' } },
  ],
  ['english', 'saying bye bye to her dummy', { worry: 'comfort-toy' }],
  ['english', 'they live in different countries now and miss each other', { worry: 'far-away' }],
  ['english', 'wants to give up swimming because the others are faster', { worry: 'losing' }],
  ['english', 'has a line to say in the assembly and thinks she will forget it', { worry: 'stage' }],
  ['english', 'our dog is getting old and can’t run like before', { worry: 'pet-ill' }],
  ['english', 'another girl told Isla she could not play with them', { worry: 'left-out' }],
  ['english', 'Poppy said she didn’t want to play with her anymore', { worry: 'friend-apart' }],
  [
    'spanish',
    'hoy vió el mar por primera vez y se rió mucho',
    { isDay: true, slots: { told: 'Vio el mar por primera vez y se rio mucho.' } },
  ],
  ['spanish', 'hoy le dió susto la ola, pero después se rió', { isDay: true }],
  ['spanish', 'el tractor rojo que le regaló el abuelo', { isDay: false, isLove: true, love: 'el tractor rojo' }],
] as const)('[GEN-18] in %s “%s” means what a tired parent means', (language, said, meant) => {
  expect(readWish(said, language)).toMatchObject(meant);
});

test('a parent’s own story is told by a tale of it, and a help that is asked for beside it comes first', () => {
  expect(readWish('pirates looking for treasure', 'english')).toMatchObject({ idea: 'treasure', worry: null });
  expect(readWish('a friendly monster under the bed', 'english')).toMatchObject({ idea: 'monster', worry: null });
  expect(readWish('afraid of the monster under the bed', 'english')).toMatchObject({ worry: 'dark' });
  expect(readWish('an octopus who wants to join the circus', 'english').own).toMatchObject({ kind: 'about' });
  expect(readWish('a dragon who is afraid of the dark', 'english')).toMatchObject({
    worry: 'dark',
    star: { who: 'a dragon', plays: 'hero' },
  });
  expect(readWish('she is afraid of the dark and will not go to the toilet alone', 'english')).toMatchObject({
    worry: 'dark',
  });
  expect(readWish('patience - waiting for something good to grow', 'english')).toMatchObject({
    worry: null,
    message: 'patience',
  });
  expect(readWish('no se quiere bañar, cada noche es una pelea', 'spanish')).toMatchObject({ worry: 'washing' });
  expect(readWish('he lost his pacifier', 'english')).toMatchObject({ worry: 'comfort-toy', own: null });
});

test.each([
  ['tantrums at bath time', { worry: 'washing' }],
  ['screaming every time we brush teeth', { worry: 'brushing' }],
  ['tantrums', { worry: 'anger' }],
  ['he cried all evening', { worry: 'sadness' }],
] as const)('how a child takes a trouble means less than the trouble: %s', (message, meant) => {
  expect(readWish(message, 'english')).toMatchObject(meant);
});

test.each([
  ['today she slept in her own bed all night, so proud', { isDay: true, worry: null }],
  ['she tried broccoli today and liked it, so proud', { isDay: true, worry: null }],
  ['had an accident at school today and had to wear spare trousers', { isDay: false, worry: 'wet-bed' }],
  ['just something cosy', { isDay: false }],
  ['she loves dogs', { isLove: true, love: 'dogs', worry: null }],
  ['mad about football', { isLove: true, love: 'football', worry: null }],
  ['he loves his tablet too much and won’t stop', { isLove: false, worry: 'stopping' }],
] as const)('what went well, and what a child loves, is no worry about it: %s', (message, meant) => {
  expect(readWish(message, 'english')).toMatchObject(meant);
});

test('what stands beside a wish is what the child loves', () => {
  expect(readWish('the first day at school, tractors', 'english')).toMatchObject({
    worry: 'first-day',
    love: 'tractors',
  });
  expect(readWish('compartir, los dinosaurios', 'spanish')).toMatchObject({ message: 'sharing' });
});

test.each([
  ['Twins start in seperate classrooms monday. Ella is fine. Ava is not.', { worry: 'first-day', own: null }],
  ['a boy at nursery told Noah you cant have two mummies', { worry: null, message: 'differences' }],
  ['jack told nan he didnt pull up the carrots and he did. all of them.', { message: 'honesty', own: null }],
  ['she did wrong, all of them', { own: null }],
  ['Mia’s first weekend at my new flat, just me and her. She forgot her blanket.', { worry: null, star: null }],
  ['theo is autistic and tomorrow theres a fire drill. he hates the alarm', { worry: 'loud-noises', thing: null }],
  ['got moved to a desk by himself, he cant sit still', { worry: null }],
  ['Mommy is working in Canada and Keisha stays with me, she is 4.', { worry: 'far-away', own: null }],
  ['Sam is autistic and went to a birthday party today', { own: null }],
  ['she is going to have tubes put in her ears on wednesday', { worry: 'hospital' }],
  ['she dropped morfars old coffee cup today and hid the pieces under the sofa', { message: 'honesty' }],
  ['didnt get picked for the team, Dayo did', { worry: null, isTrouble: true, love: null }],
  ['sleep', { love: null, own: null }],
  ['lost her first tournament in 9 moves', { worry: 'losing', shape: null }],
  ['every second night at abbas now, forgets his pyjamas and then cries', { worry: 'two-homes' }],
  ['interupts everyone ALL the time', { own: null }],
  ['jo came last week. he hides all his lego from her', { worry: null, own: null }],
  ['everyone speaks german so she just doesnt talk', { worry: 'new-language' }],
  ['throws his dinner. every. single. night', { own: null }],
  ['Poppy didn’t want to play with her today and she was heartbroken', { worry: 'left-out', shape: null }],
  ["Poppy didn't want to play with her", { worry: 'left-out', shape: null }],
] as const)('[GEN-18] a note that was typed at bedtime is understood: %s', (message, meant) => {
  expect(readWish(message, 'english')).toMatchObject(meant);
});

test.each([
  ['a Tomás lo invitaron a un cumpleaños y a Joaquín no', { worry: 'left-out' }],
  ['extraña a su abuela, hoy hablamos por videollamada', { worry: 'far-away' }],
  ['el jueves la operan de las amigdalas y esta asustadita', { worry: 'hospital' }],
  ['se quebro el brazo y son 5 semanas, hoy dijo q su brazo esta muerto', { worry: 'doctor' }],
  ['quedo afuera del coro y su mejor amiga si entro', { worry: 'left-out' }],
  ['el hermano ya es grande y no quiere jugar mas con ella, le cierra la puerta', { worry: 'left-out', shape: null }],
  ['hoy Tomi no quiso jugar con ella', { worry: 'left-out', shape: null }],
  ['se asusta con los cuetes de las fiestas del pueblo', { worry: 'loud-noises' }],
  ['los nenes le terminan las palabras y ella se calla', { worry: 'stutter', own: null }],
  ['invito a todo el salon a su fiesta y nomas llegaron dos', { worry: 'left-out' }],
  ['adoptamos, su hermanita llega en 2 semanas y pregunta mil cosas', { worry: 'new-sibling' }],
  ['suspendio mates y dice q es tonta. no lo es!!', { message: 'talents' }],
  ['echa la culpa de todo a su amiga invisible, hoy pinto el sofa y dijo q fue ella', { message: 'honesty' }],
  ['está muy triste, murió su perrito', { worry: 'loss', also: 'sadness' }],
  ['no puede dormir, soñó que la perseguía un lobo', { worry: 'bad-dreams' }],
  ['Soñó que un lobo la perseguía y ahora no quiere dormir', { worry: 'bad-dreams', star: null }],
  ['una ola la revolcó en la playa y ya no se quiere meter al mar', { worry: 'water', star: null }],
  ['Julieta ya no quiere sentarse con ella, ahora está siempre con Emma', { worry: 'friend-apart', star: null }],
  ['se muere de envidia porque su prima tiene bici nueva', { worry: 'jealousy', lost: null }],
  ['el pajarito se murió de frío', { worry: 'loss' }],
  ['muere de amor por los conejos', { worry: null, isLove: true, love: 'los conejos' }],
  ['le encantan las tormentas', { worry: null, isLove: true, love: 'las tormentas' }],
  ['le encanta nadar, pero le da miedo la piscina honda', { isLove: false }],
  ['hoy se portó increíble en el dentista', { worry: null, isDay: true }],
  ['hicimos croquetas con la abuela y se puso perdida de harina', { worry: null, isDay: true, isTrouble: false }],
  ['vimos jirafas y una le lamió la mano, se rió todo el día', { worry: null, isDay: true }],
  ['por que los gatos duermen todo el dia', { isTrouble: false, shape: { kind: 'wonders' } }],
  ['hoy le dio una patada a una nena', { worry: 'hitting', isDay: false }],
  ['los primos quieren los mismos juguetes', { isDay: false }],
] as const)('[GEN-18] una nota escrita a la hora de dormir se entiende: %s', (message, meant) => {
  expect(readWish(message, 'spanish')).toMatchObject(meant);
});

test('[GEN-18] what a Spanish note tells of a good day is told in the past, and no noun becomes a verb', () => {
  const told = (message: string) => readWish(message, 'spanish').slots.told;
  expect(told('hoy vinieron los primos y comimos los últimos tamales')).toBe(
    'Vinieron los primos y comieron los últimos tamales.',
  );
  expect(told('Metió su primer gol y está feliz')).toBe('Metió su primer gol.');
  expect(told('estamos de vacaciones y hoy vimos una cascada')).toBe('Estaban de vacaciones y vieron una cascada.');
});

test.each([
  ['english', 'the lamb died this morning', { worry: 'loss', lost: 'the lamb', star: null }],
  ['english', 'one of the lambs didn’t make it', { worry: 'loss', lost: 'the lamb', star: null }],
  ['spanish', 'se murió el pollito', { worry: 'loss', lost: 'el pollito', star: null }],
  ['spanish', 'se murió el martes', { lost: null }],
  ['english', 'Mommy is a nurse and works the night shift', { shape: null, star: null }],
] as const)('[GEN-18] who died is named, and a parent at work is no hero: %s, %s', (language, message, meant) => {
  expect(readWish(message, language)).toMatchObject(meant);
});

test('[GEN-18] a trouble is told in its parent’s words only where they can be read aloud', () => {
  const told = (message: string) => readWish(message, 'english').slots.told;
  expect(told('didnt get picked for the team')).toBe('{hero full} did not get picked for the team.');
  expect(told('he only wants mama, papa is not allowed to do anything')).toBe(
    '{hero full} only wanted mama. Papa was not allowed to do anything.',
  );
  for (const note of ['always says im bored', 'loves garbage trucks. just something funny pls hes had a bad day'])
    expect(told(note)).toBe('{hero full} had something on {hero their} mind.');
});

test('[GEN-18] a message in the parent’s other language means the same, and what is no name of a story is not said', () => {
  expect(readWish('kindness', 'spanish').message).toBe(readWish('la amabilidad', 'spanish').message);
  expect(readWish('kindness', 'spanish').own?.words ?? '').not.toContain('kindness');
  for (const said of ['blankie needs a wash', 'hes shy about singing his part on stage'])
    expect(readWish(said, 'english').own).toBeNull();
  expect(readWish('un misterio que no de miedo', 'spanish').own).toBeNull();
  expect(readWish('un dragon que quiere ser cocinero', 'spanish').own).not.toBeNull();
});

test('[GEN-18] a trouble that no tale is about is told in the parent’s words, whatever its nouns mean', () => {
  for (const [note, told] of [
    ['se le fue una chancleta en el mar y lloró todo el camino', /se le fue una chancleta en el mar/],
    ['su primo le dijo que Papá Noel no existe', /^El primo \{de hero full\} le dijo/],
    ['se mareó en el carro y ahora no quiere subirse', /^\{hero full\} se mareó/],
    ['le da miedo irse por el desagüe de la tina', /le daba miedo irse por el desagüe/],
  ] as const) {
    const wish = readWish(note, 'spanish');
    expect(wish).toMatchObject({ worry: null, message: null, idea: null, isTrouble: true, isDay: false });
    expect(wish.slots.told).toMatch(told);
  }
  expect(readWish('faltan 3 días para los Reyes y no aguanta', 'spanish').worry).toBe('waiting');
});

test.each([
  ['She fell off last Saturday and doesn’t want to get back on', { isTrouble: true, shape: null }],
  ['Connor didn’t make the AA team and his best friend Mikey did', { worry: 'losing', shape: null }],
  ['not being scared of the plughole', { shape: { kind: 'fear', slots: { fear: 'the plughole' } } }],
  ['saying bye to mum at kindy without tears', { worry: 'goodbye' }],
  ['garbage trucks!! he waits at the window for them', { love: 'garbage trucks', isTrouble: false }],
  ['She is going to live with her mother and will miss her grandma', { worry: 'far-away', shape: null }],
  ['making rotis. His never come out round and he throws the dough', { worry: 'perfect' }],
  ['She was too shy to tell teacher, so she didn’t eat at recess', { worry: 'asking-for-help' }],
])('[GEN-18] a note as particular as life is understood: %s', (note, meant) => {
  expect(readWish(note, 'english')).toMatchObject(meant);
});

test.each([
  ['english', 'She is scared of putting her face in the water at swimming lessons', 'water'],
  ['english', 'He is afraid of dogs', 'dogs'],
  ['spanish', 'Ella tiene miedo de meter la cara en el agua', 'water'],
] as const)('[GEN-18] a pronoun is nobody’s name, in %s: %s', (language, note, worry) => {
  expect(readWish(note, language)).toMatchObject({ star: null, worry });
});

test.each([
  [
    'She fell off her pony last Saturday and doesn’t want to get back on',
    '{hero full} fell off her pony last Saturday and did not want to get back on.',
  ],
  ['Kofi got lost and now he won’t let go', '{hero full} got lost and now he would not let go.'],
  ['his balloon flew off at the fair', '{hero}’s balloon flew off at the fair.'],
  ['They forgot to save him a slice of cake', 'They forgot to save {hero} a slice of cake.'],
  ['the swing broke while he was on it', 'The swing broke while {hero} was on it.'],
  ['stung by a wasp at the picnic', '{hero full} was stung by a wasp at the picnic.'],
  ['he’s still upset about it', '{hero full} was still upset about it.'],
  ['Grandma can’t come tomorrow', '{hero}’s grandma could not come the next day.'],
] as const)('[GEN-18] a note is told as a story of its child: %s', (note, told) => {
  expect(readWish(note, 'english').slots.told).toBe(told);
});

test('a sentence is no name, and a fight no tale of what is fought over', () => {
  expect(readWish('She fell off her pony and doesn’t want to get back on', 'english').shape).toBeNull();
  expect(readWish('Connor didn’t make the team', 'english').shape).toBeNull();
  expect(readWish('lost the semi final 3-2', 'english')).toMatchObject({ worry: 'losing', shape: null });
});

test.each([
  ['english', 'The lollipop lady was not at her crossing and he has talked of nothing else.'],
  ['english', 'his sister grew out of the red bike and our cousin has it now'],
  ['english', 'they take her snack at break, every single day'],
] as const)('[GEN-18] in %s a note that no table knows is what the child has in mind: %s', (language, note) => {
  expect(readWish(note, language)).toMatchObject({ isTrouble: true, message: null, own: null });
});

test.each([
  ['english', 'In a kingdom where everybody sleeps in hammocks the king snores.'],
  ['english', 'please one where the twins become tiny and ride on a beetle'],
  ['english', 'a magic paintbrush, what it paints becomes real'],
  ['spanish', 'una historia de un caballo que sabe leer'],
] as const)('[GEN-18] in %s a story that is asked for is no trouble: %s', (language, note) => {
  expect(readWish(note, language).isTrouble).toBe(false);
});

test('[GEN-18] who turns the moon off is asked as where it goes, and a power belongs to a superhero', () => {
  const asked = readWish('who turns the moon off in the morning', 'english').shape;
  expect(asked).toMatchObject({ kind: 'asks', slots: { question: 'where the moon hides in the morning' } });
  expect(readWish('what does the tooth fairy actually do with all the teeth', 'english').shape?.slots.question).toBe(
    'what the tooth fairy actually does with all the teeth',
  );
  expect(readWish('her power is making people laugh at the wrong moment', 'english')).toMatchObject({
    idea: 'superhero',
    message: null,
  });
});

test.for([
  ['Unicorn who is allergic to glitter', 'a unicorn'],
  ['little ghost who learns to say boo', 'a little ghost'],
  ['mermaid wants to see a snow day', 'a mermaid'],
  ['elephant that can’t stop laughing', 'an elephant'],
  ['robot who wants to know what tickles are', 'a robot'],
  ['old fire engine thinks no one needs her anymore', 'an old fire engine'],
  ['baby whale sings too loud', 'a baby whale'],
  ['a snail looking for a bigger shell, tries a teacup', 'a snail'],
  ['a little volcano learning not to blow up when angry', 'a little volcano'],
  ['a teapot that thinks it is a dragon', 'a teapot'],
  // The family’s own animals, grown-ups and names are nobody new.
  ['Dog lost his ball', undefined],
  ['teacher is leaving', undefined],
  ['Robin who is five', undefined],
] as const)('[GEN-18] a character is somebody new although its article was left out: %s', ([message, who]) => {
  expect(readWish(message, 'english').star?.who).toBe(who);
});

test('[GEN-18] an animal that came back is not waited for', () => {
  expect(readWish('Our dog ran away for an hour today and came back. She was very upset.', 'english').worry).toBe(null);
  expect(readWish('se escapó el gato y volvió solito en la noche', 'spanish').worry).toBe(null);
  expect(readWish('the cat ran away on Sunday and has not come back', 'english').worry).toBe('pet-ill');
});

test('[GEN-18] what a family is going to do is nobody’s name', () => {
  const wish = readWish('Vamos a preparar tamales y quiere ayudar a su bisabuela sin quemarse', 'spanish');
  expect(wish.star).toBe(null);
  expect(readWish('we are going to the farm and wants to see the pigs', 'english').star).toBe(null);
  expect(readWish('Snotty nose so big he can’t breathe through it at night', 'english').star).toBe(null);
  expect(readWish('la abue lejos y él quiere saber si la luna de ella es la misma', 'spanish').star).toBe(null);
});

test('[GEN-18] no phrase stands twice in a list, nor in a tale’s list and among the troubles that no tale is about', () => {
  for (const ending of ['en', 'es']) {
    const file: Record<string, Record<string, string[]> | string[]> = parse(
      readFileSync(new URL(`${ending}.yaml`, import.meta.url), 'utf8'),
    );
    const untold = file.untold as string[];
    const lists = Object.values(file).flatMap((one) => (Array.isArray(one) ? [one] : Object.values(one)));
    const without = new Set(untold.flatMap(alternatives));
    for (const list of lists) {
      const phrases = list.flatMap(alternatives);
      const seen = new Set<string>();
      expect(phrases.filter((phrase) => seen.has(phrase) || !seen.add(phrase))).toEqual([]);
      if (list !== untold) expect(phrases.filter((phrase) => without.has(phrase))).toEqual([]);
    }
  }
});

const tell = (language: 'english' | 'spanish', message: string, more: Partial<StoryOptions> = {}) =>
  writeStory(anEvening({ language, characters: ['Nora'], setting: 'home', message, ...more }), 'notes');

test.each([
  ['english', 'first sleepover at Grandma’s tomorrow', 'Grandma’s, in the spare room'],
  ['spanish', 'mañana duerme por primera vez en casa de su abuela', 'la abuela'],
] as const)('[GEN-18] whose house it is is there on a first night away: %s, %s', (language, message, host) => {
  expect(readWish(message, language).worry).toBe('sleepover');
  expect(tell(language, message).text).toContain(host);
});

test.each([
  ['english', 'Today she was told off for talking although it was not her', true],
  ['english', 'He gave himself a bald patch with Dad’s clippers!', true],
  ['english', 'Her first haircut today, she was so brave at the end', false],
  ['spanish', 'Hoy la regañaron por contestona', true],
] as const)(
  '[GEN-18] what went wrong today is no good day unless it ended well: %s, %s',
  (language, message, wrong) => {
    const { isDay, isTrouble } = readWish(message, language);
    expect({ isDay, isTrouble }).toEqual({ isDay: !wrong, isTrouble: wrong });
  },
);

test('[GEN-18] a child who stutters is told of that whatever made it hard, and one who hid the pieces of owning up', () => {
  expect(readWish('She stutters and had to read out loud in class, and somebody laughed', 'english').worry).toBe(
    'stutter',
  );
  const hid = 'He broke the blue mug and hid the pieces behind the sofa. He told me in the end and I was so proud.';
  expect(readWish(hid, 'english')).toMatchObject({ isDay: false, isTrouble: true });
  expect(tell('english', hid).text).toContain('mug');
});

test.each([
  ['english', 'His dad and I had a fight and he heard it', 'They fight all day, who goes first'],
  ['spanish', 'Sus papás pelean todo el tiempo', 'Pelean todo el tiempo por los juguetes'],
] as const)(
  '[GEN-18] of parents who quarrel no tale of children who do is told, in %s',
  (language, parents, children) => {
    const own = (message: string) => tell(language, message, { characters: ['Nora', 'Leo'] }).plan.plot;
    const { tales } = talesOf(language);
    const about = (plot: string) => tales.find((tale) => tale.plot === plot);
    const ofParents = about(own(parents));
    expect(ofParents?.about === 'own-worry' || ofParents?.fears.includes('quarrels')).toBe(true);
    expect(about(own(children))?.asked).not.toBeNull();
  },
);

test('[GEN-18] a fear of what a family is going to do is told, and a dance that tired nobody is a good day', () => {
  const boat = tell('spanish', 'Vamos de vacaciones a Chiloé y le da susto subirse al barco').plan.plot;
  expect(talesOf('spanish').tales.find(({ plot }) => plot === boat)?.id).toBe('la-panza-llega-despues');
  expect(readWish('bailó en el desfile con el abuelo y no se cansó en todo el recorrido', 'spanish').isDay).toBe(true);
});

test('[GEN-18] the pet whose tail is pulled is there, and a toy that was left on the bus is not', () => {
  const cat = { characters: ['Poppy', 'her cat Biscuit'], setting: 'garden' };
  const { text, plan } = tell('english', 'Being gentle with the cat and not pulling her tail', cat);
  expect(text).toContain('Poppy’s cat Biscuit');
  expect(plan.answers).toContain('kindness');
  const lost = tell('english', 'we left Bunbun on the bus', { characters: ['Ana', 'her bunny Bunbun'] }).plan.roles;
  expect(lost.map(({ name }) => name).join()).not.toContain('Bunbun');
});

test.each([
  ['learning to share', 'english', 'sharing'],
  ['learning to be patient', 'english', 'patience'],
  ['learning to be brave', 'english', 'bravery'],
  ['discovering her own talent', 'english', 'talents'],
  ['aprender a compartir', 'spanish', 'sharing'],
  ['que aprenda que todos somos diferentes', 'spanish', 'differences'],
  ['she wants to know how coffee grows and where our food comes from', 'english', 'discovery'],
  ['how bees make honey', 'english', 'nature'],
  ['ella quiere saber cómo crece el café y de dónde salen las cosas que comemos', 'spanish', 'discovery'],
  ['cómo nacen las mariposas', 'spanish', 'discovery'],
] as const)('[GEN-18] “%s” is about what is learnt, and no trouble', (asked, language, message) => {
  expect(readWish(asked, language)).toMatchObject({ message, worry: null, isTrouble: false });
});

test.each([
  ['he wants to know why Daddy left', 'english'],
  ['asks why nobody plays with her', 'english'],
  ['Pregunta por qué no viene papá', 'spanish'],
  ['cómo portarse bien', 'spanish'],
] as const)('[GEN-18] “%s” asks for no tale of finding out', (asked, language) => {
  expect(readWish(asked, language).message).not.toBe('discovery');
});

test('[GEN-18] a message is the same however a parent leads up to it', () => {
  const told = {
    english: {
      leads: [
        '',
        'a story about ',
        'learning about ',
        'the importance of ',
        'we want him to learn about ',
        'teach her about ',
      ],
      messages: {
        sharing: ['sharing toys', 'sharing with others'],
        bravery: ['being brave', 'trying scary things'],
        talents: ['everyone has a talent'],
        friendship: ['true friendship', 'being a good friend'],
        mistakes: ['everybody makes mistakes'],
        patience: ['being patient'],
        differences: ['accepting others', 'diversity'],
        teamwork: ['cooperation', 'working as a team'],
        honesty: ['telling the truth', 'not lying'],
        persistence: ['never give up', 'perseverance'],
        nature: ['taking care of the planet', 'respecting nature'],
      },
    },
    spanish: {
      leads: ['', 'un cuento sobre ', 'aprender sobre ', 'la importancia de ', 'que aprenda ', 'queremos que aprenda '],
      messages: {
        sharing: ['compartir con su hermano', 'turnarse'],
        bravery: ['perder el miedo', 'ser valiente'],
        friendship: ['ser buen amigo', 'los verdaderos amigos'],
        help: ['ser servicial', 'ayudar en casa'],
        patience: ['tener paciencia'],
        differences: ['aceptar a los demás', 'todos somos diferentes'],
        teamwork: ['trabajar en equipo', 'unidos somos más fuertes'],
        honesty: ['no mentir', 'ser honesto'],
        persistence: ['no rendirse'],
        nature: ['cuidar el planeta'],
      },
    },
  } as const;
  for (const language of ['english', 'spanish'] as const)
    for (const [message, all] of Object.entries<readonly string[]>(told[language].messages))
      for (const one of all)
        for (const lead of told[language].leads)
          expect([lead + one, readWish(lead + one, language).message]).toEqual([lead + one, message]);
});

test.each([
  ['Rompieron sin querer una maceta de la tía y ninguno quiso decir que fue él', 'spanish', 'honesty'],
  ['they accidentally broke auntie’s flower pot and neither of them wanted to say', 'english', 'honesty'],
  ['ir a pescar tempranito y estar callados para no espantar a los peces', 'spanish', 'patience'],
  ['going fishing very early with grandpa and being quiet', 'english', 'patience'],
  ['we are stronger together', 'english', 'teamwork'],
] as const)('[GEN-18] “%s” is about what it says first', (asked, language, message) => {
  expect(readWish(asked, language)).toMatchObject({ message, worry: null });
});

test('[GEN-18] what a child says good night to is greeted in the story, and is nobody of it', () => {
  expect(readWish('saying goodnight to the lightning bugs one by one', 'english').slots.greeted).toBe(
    'the lightning bugs',
  );
  expect(readWish('siempre busca la luna antes de dormir y le dice adiós con la manita', 'spanish').slots.greeted).toBe(
    'la luna',
  );
  const options = storyOptionsSchema().parse({
    language: 'english',
    ageGroup: 'toddler',
    length: 'short',
    characters: ['Ezra', 'Mama'],
    setting: 'the porch swing',
    message: 'saying goodnight to the lightning bugs one by one',
  });
  const { text } = writeStory(options, 'greeted');
  expect(text).toContain('good night to the lightning bugs');
  expect(text).toContain('on the porch swing');
});

test.each([
  [
    'english',
    'What if the elephant could remember everything anyone ever said?',
    'the elephant could remember everything anyone ever said',
  ],
  ['spanish', '¿Qué pasaría si alguien comprara la última nube?', 'alguien comprara la última nube'],
] as const)('[GEN-18] what a story should imagine is no trouble: %s, %s', (language, message, words) => {
  const { own, isTrouble } = readWish(message, language);
  expect(own).toEqual({ kind: 'if', words });
  expect(isTrouble).toBe(false);
});

test.each([
  ['english', 'why the moon is sometimes not there', null],
  ['english', 'waits for the garbage truck every night to say goodbye', null],
  ['spanish', 'por qué se va la luz', null],
  ['spanish', 'espera al camión todas las noches para decirle chau', null],
  ['english', 'Trevor was gone this morning', 'own-worry'],
  ['english', 'our hedgehog didn’t make it', 'loss'],
] as const)(
  '[GEN-18] a question and a greeting are no trouble, and what is gone is no good day: %s, %s',
  (language, message, about) => {
    const told = writeStory(
      storyOptionsSchema().parse({
        language,
        ageGroup: 'preschool',
        length: 'short',
        characters: ['Lena', 'Leo'],
        setting: 'home',
        message,
      }),
      'asks',
    );
    const tale = talesOf(language).tales.find(({ plot }) => plot === told.plan.plot);
    expect(tale).toBeDefined();
    if (about === null) expect(tale?.about ?? '').not.toMatch(/^own-worry/);
    else expect(tale?.about).toBe(about);
  },
);

test('[GEN-18] what several people do in a Spanish plot is its own story, and who says that it was the cat is asked for the truth', () => {
  const { own } = readWish('llegan a un planeta donde todo el mundo habla al revés', 'spanish');
  expect(own).toEqual({ kind: 'story', words: 'llegan a un planeta donde todo el mundo habla al revés' });
  const blamed = readWish('se maquilló con las pinturas de su mamá y después dijo que fue el gato', 'spanish');
  expect(blamed).toMatchObject({ message: 'honesty', isDay: false });
  expect(readWish('las dos quieren el mismo juguete, siempre', 'spanish').love).toBeNull();
});

test.each([
  ['The vacuum escapes out the screen door and has to find its way back', true],
  ['a duck drives the school bus', true],
  ['the spoons go on strike', true],
  ['the new baby cries all the time', false],
  ['the big kids took his ball', false],
  ['twins start in separate classrooms on monday', false],
  ['an octopus who wants to join the circus', false],
] as const)('[GEN-18] whether somebody made up a plot, and no trouble of a child: %s, %s', (message, isInvented) => {
  const wish = readWish(message, 'english');
  expect(wish.isInvented).toBe(isInvented);
  if (!isInvented) return;
  expect(wish).toMatchObject({ own: { kind: 'story' }, worry: null, message: null, idea: null });
  const told = writeStory(
    storyOptionsSchema().parse({
      language: 'english',
      ageGroup: 'preschool',
      length: 'short',
      characters: ['Lena', 'Leo'],
      setting: 'home',
      message,
    }),
    'plot',
  );
  expect(talesOf('english').tales.find(({ plot }) => plot === told.plan.plot)?.about).toBe('own-story');
});

test.each([
  ['english', 'stutter', ['He gets stuck on the D of his own name', 'she cant get the first letter of her name out']],
  ['english', 'loud-noises', ['scared of the toilets that flush by themselves', 'automatic toilets terrify her']],
  ['english', 'parent-ill', ['Grandma’s hair is gone from the medicine', 'mummys hair is falling out']],
  [
    'english',
    'dark',
    ['takes his hearing aids off for bed and the dark gets bigger', 'it’s too dark when her hearing aids are off'],
  ],
  [
    'english',
    'moving',
    ['We move Thursday and he wants to take the tree', 'everything is in boxes and she lost her bear'],
  ],
  ['spanish', 'losing', ['es arquero y le metieron 7', 'falló el penal y ya no quiere jugar']],
  ['spanish', 'bad-dreams', ['sueña q se cae a un pozo y viene a mi cama', 'siempre sueña lo mismo, que se ahoga']],
  ['spanish', 'moving', ['Nos vinimos de Maracaibo en marzo', 'pregunta quién cuida su árbol']],
  ['spanish', 'stage', ['se le olvida siempre el mismo verso', 'concurso de oratoria y se queda en blanco']],
  ['spanish', 'waiting', ['Hay que lavar al oso', 'se sienta frente a la lavadora']],
  [
    'spanish',
    'shyness',
    ['no quiere hablar en la escuela, solo en la casa', 'no habla con nadie que no sea de la casa'],
  ],
  ['spanish', 'perfect', ['llora con la tabla del 7 y del 8 dice que es burra', 'dice que es malo para las sumas']],
] as const)('[GEN-18] in %s notes of many wordings are about one worry: %s', (language, worry, notes) => {
  expect(notes.map((note) => readWish(note, language).worry)).toEqual(notes.map(() => worry));
});

test.each([
  ['english', 'told her whole class we have a horse. we do not have a horse'],
  ['english', 'Her invisible friend is getting the blame. Today: the toothpaste on the sofa'],
  ['spanish', 'le echa la culpa de todo a su amigo imaginario'],
] as const)('[GEN-18] what was made up to others is about the truth: %s, %s', (language, message) => {
  expect(readWish(message, language)).toMatchObject({ worry: null, message: 'honesty' });
});

test.each([
  ['english', 'hair washing!! screams. hes into submarines', 'washing', 'submarines'],
  ['english', 'first day at school tomorrow, please put a robot in it', 'first-day', 'robots'],
  ['english', 'new baby, and he wants to be an astronaut', 'new-sibling', 'astronauts'],
  ['english', 'afraid of dogs but loves cats', 'dogs', 'cats'],
  ['english', 'she doesn’t love dogs anymore, one barked at her', 'dogs', null],
  ['english', 'a senior collects her biscuit money and she is scared of him', null, null],
  ['spanish', 'le quité la tablet y me odia, que salgan robots', 'stopping', 'robots'],
  ['spanish', 'Quería ser sirena y tiene el brazo enyesado', 'doctor', 'sirenas'],
  ['spanish', 'Una pide susto, otro pide risa y el chiquito pide un camión', null, 'camiones'],
  ['spanish', 'que se quede en cama hasta que salga el sol', null, null],
] as const)(
  '[GEN-18] what is loved beside a trouble is loved in its story: %s, %s',
  (language, message, worry, love) => {
    const wish = readWish(message, language);
    expect(wish).toMatchObject({ love, isLove: false });
    if (worry) expect(wish.worry).toBe(worry);
  },
);

test.each([
  ['english', 'surprise me, he loves sharks', 'sharks'],
  ['spanish', 'lo que sea pero con tren y que se duerma', 'tren'],
  ['spanish', 'sorpréndeme, a él le gustan los tiburones', 'tiburones'],
  ['spanish', 'Está obsesionado con los dinosaurios', 'los dinosaurios'],
] as const)(
  '[GEN-18] what is loved is the whole wish where nothing else is asked for: %s, %s',
  (language, message, love) => {
    expect(readWish(message, language)).toMatchObject({ love, isLove: true, worry: null, isTrouble: false });
  },
);

test('[GEN-18] what a look says that a child loves comes in the story, and asks for no tale of it where more is the matter', () => {
  const told = (message: string, who: string) => tell('english', message, { characters: [who] });
  expect(told('still wets the bed', 'Marcus, loves anything about volcanos').text).toContain('volcanos');
  const { plot } = told('scared of the dark and obsessed with trains', 'Nora').plan;
  expect(talesOf('english').tales.find((tale) => tale.plot === plot)?.about).toBe('dark');
});

test.for([
  ['english', 'Red panda escapes for a bubble tea', 'called ‘Red panda escapes for a bubble tea’'],
  [
    'spanish',
    'ir con el abuelo a comprar pan y que el perro los siga',
    'que se llama «Ir con el abuelo a comprar pan y que el perro los siga»',
  ],
] as const)(
  '[GEN-18] words of no trouble that no table knows are a story’s title: %s, %s',
  ([language, note, story]) => {
    const wish = readWish(note, language);
    expect(wish).toMatchObject({ isTrouble: false, worry: null, own: { kind: 'called' } });
    expect(wish.own && storyPhrase(wish.own, language)).toBe(story);
  },
);

test.for([
  ['english', 'jollof rice competition, grandma vs uncle'],
  ['english', 'Surprise us, something soft'],
  ['spanish', 'inventa un carro que anda con risas'],
  ['spanish', 'tortuguitas que salen del huevo y caminan hasta el mar'],
] as const)('[GEN-18] what has no word of a trouble is told as none: %s, %s', ([language, note]) => {
  expect(readWish(note, language)).toMatchObject({ isTrouble: false, worry: null });
});

test('[GEN-18] a note of the child’s own stays on its mind, although it has no word of sorrow', () => {
  expect(readWish('his sister grew out of the red bike and our cousin has it now', 'english').isTrouble).toBe(true);
});

test.for([
  ['english', 'bat who sleeps the right way up', 'called ‘Bat who sleeps the right way up’'],
  ['english', 'a bat who sleeps the right way up', 'of a bat who sleeps the right way up'],
  ['english', 'dinosaurs in a lift', 'of dinosaurs in a lift'],
  ['spanish', 'carrusel con un caballito azul', 'que se llama «Carrusel con un caballito azul»'],
  ['spanish', 'el carrusel con un caballito azul', 'del carrusel con un caballito azul'],
] as const)('[GEN-18] what has no article is a story’s title: %s, %s', ([language, words, story]) => {
  expect(storyPhrase({ kind: 'about', words }, language)).toBe(story);
});
