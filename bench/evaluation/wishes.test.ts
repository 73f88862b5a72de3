import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { parentsWishes } from './parents-wishes.ts';
import { taleFor } from './tell-wish.ts';
import { wishesLanded, wishesMissed } from './wishes.ts';

test.for(storyLanguages)(
  '[GEN-18] nine in ten wishes in the parent’s own words land on a tale of what is meant, in %s',
  (language) => {
    expect(parentsWishes[language].length).toBeGreaterThanOrEqual(75);
    expect(wishesLanded(language), wishesMissed(language).join('; ')).toBeGreaterThanOrEqual(0.9);
  },
);

/** Ways in which parents say a trouble that has a tale of its own. */
const ownTales = {
  'whoever-has-the-pear': [
    'He gets stuck on the D of his own name, so he told the new coach he is called Sam.',
    'She stutters and has to introduce herself at the new school on Monday',
    'my son has a stutter and is scared to say his name in class',
    "Words won't come out, he repeats the first sound b-b-b and then gives up",
    'When she gets stuck on a word everybody finishes it for her and she hates it',
    "he can't get his name out, T-T-T-Theo",
    'stammer. he goes quiet in circle time because of it',
    'The other kids count how long it takes her to say hello',
    'she blocks on words and now hardly speaks at school',
    'He wants to order his own ice cream but he stutters',
  ],
  'one-hair-in-the-hat': [
    "Grandma's hair is gone from the medicine. He asked if his will fall out too.",
    'Grandma has no hair now because of the chemo and he asks if his will fall out too',
    "Mummy lost her hair because of the medicine. She's scared to look at her.",
    'Auntie Rosa has cancer and wears a scarf, will my hair fall out too she asks',
    "mum's hair is falling out from the chemo, daughter wants to give her hers",
    'My sister is having chemotherapy and I shaved my head today. My son cried when he saw mummy bald',
    'Dad is bald from the treatment and she asked if it is catching',
    'Her teacher is ill and has lost her hair',
    "nana's wig. he doesn't know her with it, she is having chemo",
    "he thinks if he takes his antibiotics his hair will fall out like granny's",
  ],
  'a-mitten-over-the-eye': [
    'scared of the toilets that flush by themselves, holds it all day til i pick him up',
    "The toilets at school flush by themselves and it's so loud. She holds it all day.",
    'He is terrified of automatic toilets',
    "won't use the school toilet because it roars",
    "the toilet at the airport flushed by itself while she was sitting on it, now she won't go anywhere but home",
    'scared of the self-flushing toilets, and of hand dryers',
    "she won't poo at school, the loo is noisy",
    'He thinks the loud toilet will suck him in',
    'refuses public toilets since the sensor one flushed on him',
    'afraid of the toilet flush at nursery',
  ],
  'four-oclock-with-apples': [
    'told her whole class we have a horse. we do not have a horse. they are comming saturday',
    "She told everyone at school we have a horse. We don't. And now they want to come and see it.",
    'He told his class he has a dog and now a friend is coming to visit to see it',
    'told a lie at school that her dad is an astronaut and they all want to meet him',
    'She said we have a swimming pool at home and her friends are coming on Saturday',
    "he made up a story that we live in a castle and now he's afraid to tell the truth",
    'My daughter told her friends she has a pony and they believe her',
    'told the whole class that he can fly and now they want to see',
    "he said he had a baby brother at show and tell. There's no baby",
    "She boasted about a trampoline we don't own, now the birthday guests ask for it",
  ],
  'it-was-tolly': [
    'Her invisible friend is getting the blame for everything. Today: the toothpaste on the sofa.',
    'Her imaginary friend Bobo did it. Bobo does everything. Bobo drew on the wall.',
    'He blames everything on his invisible friend',
    "It wasn't me, it was Mr Pickle! says my son. Mr Pickle is his imaginary friend",
    'imaginary friend gets the blame for all',
    'she says it was her pretend friend who spilled the milk',
    'my son blames his imaginary friend when he is naughty',
    'she blames Lolo, an invented friend, for the cut curtain',
  ],
  'two-bumps-mean-here': [
    'He takes his hearing aids off for bed and says the dark gets bigger without them.',
    "deaf and hates the night, he can't hear if we are there",
    'her hearing aids are in the box at night and she keeps calling us in the dark',
    "She takes her hearing aids out at night and is scared because then she can't hear us",
    "He's deaf and in the dark he can't see or hear, he hates bedtime",
    'afraid at night when her cochlear implants come off',
    "when the hearing aids come out it's too quiet and she cries",
    'hearing aids off = panic. how will I know you are there?',
    'cochlear implant off at bedtime, she checks ten times if we are there',
  ],
  'left-is-mine-right-is-yours': [
    'two brothers who fight over one tablet',
    'They fight over the ipad every single day, whose turn it is',
    'one tablet, two kids, war',
    'my girls scream about whose turn on the tablet',
    'brother and sister and only one ipad, fights all afternoon',
    'sharing the tablet without a fight',
    'They both want the tablet and pulled so hard it nearly broke',
    'she says his turn on the tablet is always longer',
    'twins fighting over the iPad',
    'he snatches the tablet from his sister',
  ],
  'as-far-as-the-bottom-stair': [
    "Our old dog can't climb the stairs any more and he used to sleep in her room",
    "The dog is 14 and can't get up the stairs to his bed",
    'old dog no longer jumps on the bed and she misses him at night',
    "Bruno is an old dog now and he can't play as he did",
    "our dog is getting old and slow and she asks why he won't run",
    'the dog sleeps downstairs now because of his hips and my son cries',
    "Our old Labrador doesn't come upstairs any more",
    'her dog has arthritis and no longer goes for long walks',
    'dog too old for the stairs, he sleeps in the hall without her',
  ],
};

test.each(Object.entries(ownTales))('[GEN-18] every way of saying its trouble leads to %s', (id, wishes) => {
  expect(wishes.length).toBeGreaterThanOrEqual(8);
  const more = { characters: ['Mila'], setting: 'home' };
  for (const wish of wishes) expect(taleFor('english', wish, more)?.id, wish).toBe(id);
});

test.each([
  'she has to get her hair washed and hates it',
  'Grandma died of cancer, she had lost all her hair',
  'he flushes his toys down the toilet',
  'the fan in the bathroom is so loud, she is scared',
  'potty training, she likes the flush',
  'told a lie that she had brushed her teeth',
  'she wants a horse',
  'an imaginary friend who lives in the cupboard',
  'first day at school with her hearing aids',
  'he screams when I take the tablet away',
  'scared of the neighbour’s dog on the stairs',
  'our old dog died on Sunday',
])('[GEN-18] words of such a trouble that mean something else do not: %s', (wish) => {
  expect(Object.keys(ownTales)).not.toContain(taleFor('english', wish, { characters: ['Mila'], setting: 'home' })?.id);
});
