import type { ThingId } from '../../scene.ts';
import type { Tone } from '../paint/colour.ts';
import { sheets } from '../paint/sheets.ts';
import { place } from '../paint/svg.ts';
import { glow } from '../sky.ts';
import { tinted } from './tint.ts';

/** How a thing is held: in both hands, hanging from one, upright by its foot, or standing on the ground. */
export type Grip = 'both' | 'top' | 'foot' | 'ground';

/** The main thing of a tale. Its foot is at 0,0; `width` and `height` are in its own units. */
export interface Prop {
  width: number;
  height: number;
  grip: Grip;
  /** The radius of its light after dark; 0 if it does not shine. */
  shines: number;
  art: string;
}

/** Parses a thing: width, height, grip and optional light radius, then its sheets (see sheets.ts). */
function prop(text: TemplateStringsArray): Prop {
  const [head = '', ...art] = (text[0] ?? '').split(' | ');
  const [width, height, grip, shines] = head.split(' ');
  return {
    width: Number(width),
    height: Number(height),
    grip: grip as Grip,
    shines: Number(shines ?? 0),
    art: art.join('\n'),
  };
}

/** Figure units per prop unit. */
export const propScale = 0.6;

export const props: Record<ThingId, Prop> = {
  lantern: prop`64 112 top 90 | slate/6 M-18 -88Q-18 -110 0 -110Q18 -110 18 -88 | brick M-32 0L-26 -14H26L32 0ZM-26 -76L-14 -92H14L26 -76Z | lampPale M-24 -12V-76H24V-12Z | -lamp M0 -66C16 -46 18 -36 14 -26Q8 -16 0 -16Q-8 -16 -14 -26C-18 -36 -16 -46 0 -66Z | -slate/5 M-24 -14V-76M24 -14V-76`,
  cup: prop`90 78 both | brick/9 M28 -56C58 -66 58 -18 26 -24 | brick M-36 -74H36Q38 -20 20 0H-20Q-38 -20 -36 -74Z | -cream M-20 -42a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM2 -30a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM8 -54a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z | -wood M-32 -74Q0 -64 32 -74Q0 -84 -32 -74Z`,
  boat: prop`110 104 both | bark/5 M0 -30V-102 | cream M6 -100Q42 -68 44 -40H6Z | mustard M-6 -92Q-34 -64 -36 -40H-6Z | brick M-54 -34H54Q46 0 26 0H-26Q-46 0 -54 -34Z | -cream M-48 -24H48L45 -16H-45Z`,
  kite: prop`84 140 foot | bark/3 M0 0Q16 -14 2 -26T6 -48 | coral M0 -140L42 -96L4 -44L-40 -96Z | -butter M0 -140L42 -96H-40Z | -bark/3 M0 -140L4 -44M-40 -96H42 | brick M-8 -30L10 -22L-6 -16ZM0 -10L18 -2L2 6Z`,
  button: prop`76 76 both | brick M-38 -38a38 38 0 1 1 76 0a38 38 0 1 1 -76 0Z | -#a84431 M-28 -38a28 28 0 1 1 56 0a28 28 0 1 1 -56 0Z | -brick M-24 -38a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z | -cream M-14 -47a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM4 -47a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM-14 -29a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM4 -29a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z | -cream/3 M-9 -47L9 -29M9 -47L-9 -29`,
  key: prop`54 104 both | mustard/11 M0 0V-62 | mustard/9 M4 -4H24M4 -24H20 | mustard/11 M-19 -80a19 19 0 1 1 38 0a19 19 0 1 1 -38 0Z | -butter/3 M-4 -10V-56`,
  shell: prop`96 80 both | rose M-14 0C-60 -30 -56 -78 0 -80C56 -78 60 -30 14 0Q0 -8 -14 0Z | -coral/4 M0 -6V-74M-6 -6Q-26 -36 -24 -70M6 -6Q26 -36 24 -70M-10 -4Q-44 -30 -42 -56M10 -4Q44 -30 42 -56`,
  hat: prop`110 66 both | #e6c887 M-55 -8C-40 -22 -32 -20 -30 -22C-30 -76 30 -76 30 -22C32 -20 40 -22 55 -8Q0 18 -55 -8Z | -brick M-31 -30Q0 -20 31 -30V-18Q0 -8 -31 -18Z`,
  drum: prop`92 74 both | wood/6 M-38 -66L-8 -92M38 -66L8 -92 | brick M-44 -58V-8Q0 12 44 -8V-58Z | -mustard/4 M-42 -50L-22 -2L0 -46L22 -2L42 -50 | cream M-46 -60Q0 -80 46 -60Q0 -40 -46 -60Z`,
  book: prop`92 74 both | brick M-46 -70Q-22 -80 0 -68Q22 -80 46 -70V-4Q22 -14 0 -2Q-22 -14 -46 -4Z | -cream M-40 -66Q-20 -74 0 -62Q20 -74 40 -66V-12Q20 -20 0 -9Q-20 -20 -40 -12Z | -#cdb994/3 M0 -62V-9M-32 -56Q-18 -60 -8 -54M-32 -42Q-18 -46 -8 -40M-32 -28Q-18 -32 -8 -26M32 -56Q18 -60 8 -54M32 -42Q18 -46 8 -40M32 -28Q18 -32 8 -26`,
  blanket: prop`100 64 both | teal M-48 -60Q-52 -64 -44 -64H40Q50 -64 48 -54L50 -6Q50 0 44 0H-46Q-52 0 -50 -8Z | -cream/5 M-50 -22H50M-50 -42H50 | -butter M-29 -32a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM-3 -32a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM23 -32a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z | -cream/4 M-40 0V8M-24 0V8M-8 0V8M8 0V8M24 0V8M40 0V8`,
  ball: prop`80 80 both | brick M-40 -40a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z | -cream M-39 -48Q0 -34 39 -48Q42 -36 37 -26Q0 -12 -37 -26Q-42 -36 -39 -48Z | -#e2866a M-21 -64a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`,
  jar: prop`66 92 both | sky M-28 -72Q-34 -62 -33 -46V-14Q-33 0 -22 0H22Q33 0 33 -14V-46Q34 -62 28 -72Z | -white M-22 -58Q-26 -50 -25 -16H-17Q-19 -46 -14 -60Z | -mustard M-1 -20a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM-13 -32a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM9 -42a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z | wood M-26 -92H26V-72H-26Z`,
  basket: prop`96 100 top | bark/7 M-36 -50C-34 -110 34 -110 36 -50 | wood M-46 -54H46L36 0H-36Z | -#8f6246/4 M-44 -40H44M-41 -26H41M-38 -12H38M-24 -52L-20 -2M0 -52V-2M24 -52L20 -2 | bark M-50 -60H50V-48H-50Z`,
  bell: prop`82 96 top | bark/6 M-9 -84a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | bark M-9 -6a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | mustard M-40 -12C-24 -24 -34 -78 0 -78C34 -78 24 -24 40 -12Q0 4 -40 -12Z | -butter/5 M-14 -62Q-22 -46 -20 -28`,
  ribbon: prop`92 76 both | coral M-6 -48L-34 0L-16 -8L0 -40L18 -8L36 0L6 -48Z | brick M0 -48C-22 -78 -46 -76 -46 -52C-46 -28 -22 -30 0 -48C22 -30 46 -28 46 -52C46 -76 22 -78 0 -48Z | -coral M-10 -50a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z`,
  stone: prop`92 64 both | stone M-44 0C-50 -26 -26 -62 -2 -60C26 -64 52 -26 46 0Z | -#c6c4ca M-30 -18Q-24 -44 -4 -48Q-16 -34 -16 -12Z | -slate M16 -22a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM5 -10a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z`,
  seedling: prop`76 100 both | moss/6 M0 -40V-72 | sage M0 -70Q-8 -100 -38 -98Q-36 -70 0 -68Z | moss M0 -70Q6 -96 36 -92Q34 -66 0 -68Z | coral M-32 -46H32L24 0H-24Z | -#5f4636 M-28 -46Q0 -38 28 -46Q0 -54 -28 -46Z`,
  bread: prop`104 62 both | #c98a4b M-50 -10C-56 -52 -24 -62 0 -60C24 -62 56 -52 50 -10Q48 0 38 0H-38Q-48 0 -50 -10Z | -#e8bd84 M-30 -44Q-20 -30 -24 -18M-34 -42L-22 -50L-12 -22L-24 -16ZM-8 -48L4 -52L14 -22L2 -18ZM20 -46L30 -46L38 -22L28 -18Z`,
  cake: prop`96 92 both | cream/5 M0 -58V-76 | lamp M0 -92Q8 -82 0 -74Q-8 -82 0 -92Z | wood M-40 -52H40V0H-40Z | -cream M-40 -26H40V-18H-40Z | rose M-42 -54Q0 -66 42 -54V-36Q34 -28 28 -38Q20 -24 12 -36Q4 -26 -4 -38Q-12 -24 -20 -36Q-30 -26 -42 -38Z | white M-48 -4H48V6H-48Z`,
  star: prop`96 92 both 86 | butter M0 -94Q8 -66 14 -62Q20 -60 48 -60Q26 -42 26 -36Q26 -30 34 -2Q10 -20 0 -20Q-10 -20 -34 -2Q-26 -30 -26 -36Q-26 -42 -48 -60Q-20 -60 -14 -62Q-8 -66 0 -94Z | -white M0 -76Q4 -60 8 -56Q-6 -54 -14 -52Q-4 -62 0 -76Z`,
  feather: prop`52 112 foot | bark/4 M0 0Q4 -30 2 -50 | sky M2 -16C-30 -36 -26 -86 16 -112C40 -80 28 -36 2 -16Z | -white/4 M2 -20Q2 -70 14 -98M4 -44L20 -54M3 -60L-12 -66M6 -72L22 -80`,
  scarf: prop`100 70 both | brick M8 -50L40 -6L18 4L-12 -44ZM-8 -50L-40 -10L-20 4L12 -44Z | brick M-46 -62Q0 -40 46 -62Q52 -48 44 -42Q0 -18 -44 -42Q-52 -48 -46 -62Z | -cream/5 M-30 -52L-26 -36M0 -46V-28M30 -52L26 -36M-34 -16L-16 -4M34 -12L18 0`,
  umbrella: prop`120 140 foot | bark/6 M0 -84V-6Q0 6 -12 4 | brick M-60 -78C-56 -150 56 -150 60 -78Q46 -92 30 -78Q15 -92 0 -78Q-15 -92 -30 -78Q-46 -92 -60 -78Z | -mustard M-30 -78C-30 -110 -14 -130 0 -133C14 -130 30 -110 30 -78Q15 -92 0 -78Q-15 -92 -30 -78Z | -bark/5 M0 -133V-140`,
  letter: prop`96 66 both | white M-46 -64H46V0H-46Z | -#e2d3b3/4 M-44 -2L-10 -34M44 -2L10 -34 | cream M-46 -64H46L4 -26Q0 -22 -4 -26Z | -brick M-10 -30a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z`,
  box: prop`94 84 both | wood M-42 -58H42V0H-42Z | -#d9a877 M-42 -58H42V-48H-42Z | brick M-10 -58H10V0H-10Z | #a8733f M-48 -74H48V-56H-48Z | brick M0 -74C-10 -94 -30 -92 -26 -78Q-20 -70 0 -74C20 -70 26 -78 26 -78C30 -92 10 -94 0 -74Z`,
  spoon: prop`44 120 foot | wood/9 M0 -2V-70 | wood M0 -118C26 -116 24 -68 0 -66C-24 -68 -26 -116 0 -118Z | -#d9a877 M0 -108C14 -106 14 -78 0 -76C-14 -78 -14 -106 0 -108Z`,
  pillow: prop`110 74 both | cream M-52 -66Q0 -78 52 -66Q44 -36 52 -4Q0 6 -52 -4Q-44 -36 -52 -66Z | -rose/4 M-40 -56Q0 -64 40 -56M-40 -14Q0 -6 40 -14 | -rose M-22 -36a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM10 -36a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z`,
  bucket: prop`84 100 top | slate/5 M-34 -62C-32 -112 32 -112 34 -62 | teal M-40 -64H40L30 0H-30Z | -#2f6f6d M-37 -46H37L36 -38H-36Z | sky M-40 -64Q0 -52 40 -64Q0 -76 -40 -64Z`,
  ladder: prop`90 300 ground | wood/10 M-34 0L-26 -300M34 0L26 -300 | wood/9 M-33 -34H33M-32 -84H32M-31 -134H31M-29 -184H29M-28 -234H28M-27 -280H27`,
  cart: prop`170 112 ground | bark/7 M-64 -50L-96 -84 | wood M-72 -88H76L64 -34H-58Z | -#8f6246/4 M-68 -70H72M-62 -52H68 | #5f4636 M-62 -24a24 24 0 1 1 48 0a24 24 0 1 1 -48 0ZM18 -24a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z | -butter M-47 -24a9 9 0 1 1 18 0a9 9 0 1 1 -18 0ZM33 -24a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`,
  flute: prop`116 26 both | wood M-56 -22H50Q58 -12 50 -2H-56Q-62 -12 -56 -22Z | -bark M-28 -12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM-10 -12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM8 -12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM26 -12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z | -mustard M-46 -23H-38V-1H-46Z`,
  mitten: prop`76 92 both | brick M-28 -26C-34 -80 -18 -92 -2 -92C20 -92 26 -74 24 -56C34 -70 46 -62 40 -48L24 -24Z | cream M-32 -28H28V0H-32Z | -cream M-10 -64a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z`,
  nest: prop`104 62 both | sky M-30 -30C-30 -64 -4 -64 -4 -30ZM2 -30C2 -68 30 -68 30 -30Z | #a8733f M-52 -38Q0 -18 52 -38Q50 0 22 0H-22Q-50 0 -52 -38Z | -wood/4 M-48 -30Q0 -6 46 -28M-42 -16Q0 2 42 -14M-50 -36L-58 -42M48 -34L58 -40M-20 -20L10 -4M20 -18L-8 -6`,
  apple: prop`80 86 both | bark/5 M0 -68Q0 -80 8 -86 | brick M0 -66C-20 -80 -42 -64 -40 -40C-38 -14 -20 4 0 -4C20 4 38 -14 40 -40C42 -64 20 -80 0 -66Z | moss M4 -76Q18 -94 34 -84Q24 -68 4 -74Z | -coral M-26 -52Q-30 -36 -22 -22Q-14 -38 -16 -54Z`,
  pear: prop`72 98 both | bark/5 M0 -82Q0 -92 6 -98 | #b7bd5d M0 -84C-20 -84 -14 -60 -24 -46C-42 -22 -34 0 0 0C34 0 42 -22 24 -46C14 -60 20 -84 0 -84Z | moss M4 -86Q18 -102 32 -92Q22 -78 4 -84Z | -#d6d98a M-18 -36Q-24 -22 -16 -12Q-8 -24 -8 -40Z`,
  map: prop`110 76 both | sand M-54 -70L-20 -62L18 -72L54 -64V-2L18 -10L-20 0L-54 -8Z | -#d9bd86/3 M-20 -62V0M18 -72V-10 | -teal M-54 -26Q-40 -34 -28 -24T-20 -20V0L-54 -8Z | -brick/4 M-36 -44l6 -2M-22 -42l7 4M-6 -34l7 3M8 -32l7 -4 | -brick/5 M26 -50L40 -36M40 -50L26 -36`,
  clock: prop`84 100 both | bark/7 M-24 -6L-30 2M24 -6L30 2 | mustard M-32 -86a12 12 0 1 1 24 0a12 12 0 1 1 -24 0ZM8 -86a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z | brick M-40 -44a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z | -white M-30 -44a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z | -ink/5 M0 -44V-64M0 -44L14 -36 | -ink M-4 -44a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z`,
  whistle: prop`96 62 both | brick/4 M24 -24Q40 8 8 6 | mustard M-46 -60H14C40 -60 44 -14 14 -8C-8 -6 -18 -22 -16 -38H-46Z | -#8a6420 M1 -34a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z | -ink M-30 -60H-16V-52H-26Z`,
  rope: prop`96 72 both | #c9a063/11 M-40 -34C-40 -70 40 -70 40 -36C40 -2 -40 -2 -40 -34 | #d9b377/11 M-26 -34C-26 -58 26 -58 26 -36C26 -12 -26 -12 -26 -34 | #c9a063/10 M38 -26Q52 -6 40 0 | -#a67f45/3 M-30 -52l8 8M-4 -60v10M22 -54l-6 9M-34 -20l9 -4M-4 -12v-9M28 -18l-8 -6`,
  spade: prop`56 132 foot | wood/9 M0 -128V-46 | bark/9 M-14 -128H14 | slate M-24 -48H24V-18Q14 -2 0 0Q-14 -2 -24 -18Z | -#8d94a6 M-14 -40H-6V-14Q-12 -16 -14 -22Z`,
  plate: prop`100 40 both | white M-50 -22Q-40 0 0 0Q40 0 50 -22Z | white M-50 -24Q0 -10 50 -24Q0 -38 -50 -24Z | -#d8cfc0 M-33 -24Q0 -16 33 -24Q0 -32 -33 -24Z`,
  coin: prop`72 72 both | mustard M-36 -36a36 36 0 1 1 72 0a36 36 0 1 1 -72 0Z | -butter M-27 -36a27 27 0 1 1 54 0a27 27 0 1 1 -54 0Z | -mustard M0 -56Q4 -42 18 -38Q4 -32 0 -16Q-4 -32 -18 -38Q-4 -42 0 -56Z`,
  leaf: prop`84 100 foot | bark/5 M-4 0Q0 -16 2 -30 | #d98a3f M2 -18C-46 -26 -48 -74 -8 -100C10 -88 46 -76 42 -48C40 -28 24 -18 2 -18Z | -#a8623a/4 M2 -20Q0 -60 -6 -88M2 -38L28 -52M1 -50L-26 -58M-1 -66L14 -78`,
  flower: prop`76 120 foot | moss/6 M0 0Q6 -40 0 -76 | sage M2 -24Q26 -50 38 -32Q26 -14 2 -16Z | coral M-15 -106a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM4 -92a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM-3 -70a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM-27 -70a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM-34 -92a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z | -butter M-13 -86a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z`,
  teddy: prop`84 112 both | #b98555 M-39 -98a13 13 0 1 1 26 0a13 13 0 1 1 -26 0ZM13 -98a13 13 0 1 1 26 0a13 13 0 1 1 -26 0ZM-47 -38a13 13 0 1 1 26 0a13 13 0 1 1 -26 0ZM21 -38a13 13 0 1 1 26 0a13 13 0 1 1 -26 0ZM-35 -10a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM5 -10a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z | #b98555 M0 -62C26 -62 34 -44 32 -28C30 -8 16 -2 0 -2C-16 -2 -30 -8 -32 -28C-34 -44 -26 -62 0 -62Z | -#e0bb8c M0 -48C14 -48 18 -36 18 -28C18 -14 10 -8 0 -8C-10 -8 -18 -14 -18 -28C-18 -36 -14 -48 0 -48Z | #b98555 M-32 -80a32 32 0 1 1 64 0a32 32 0 1 1 -64 0Z | -#e0bb8c M-16 -70C-16 -82 16 -82 16 -70C16 -56 -16 -56 -16 -70Z | -ink M-16 -86a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM8 -86a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM-5 -76H5L0 -70Z`,
  sled: prop`180 66 ground | slate/7 M-80 0H66Q92 0 88 -26 | brick/7 M-52 -2V-30M0 -2V-30M48 -2V-30 | wood M-80 -48H72Q86 -48 84 -34H-80Z | -#8f6246/4 M-76 -40H78 | -bark/4 M84 -32Q100 -40 108 -60`,
  net: prop`76 150 foot | wood/8 M0 0L4 -86 | sky M-28 -118C-34 -70 -18 -48 -4 -44C18 -50 40 -76 36 -118Z | -white/3 M-24 -100H34M-20 -82H30M-12 -64H22M-12 -118L0 -48M8 -120V-52M24 -118L8 -52 | bark/7 M-32 -118C-24 -140 32 -140 40 -118C32 -100 -24 -100 -32 -118Z`,
  'candle-lantern': prop`64 112 top 90 | bark/5 M-10 -102a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z | teal M-30 0H30V-10H-30ZM-30 -74L0 -96L30 -74Z | lampPale M-25 -10V-74H25V-10Z | -white M-9 -10V-38H9V-10Z | -#f09a3e M0 -66Q12 -50 0 -38Q-12 -50 0 -66Z | -teal/4 M-25 -10V-74M25 -10V-74M0 -74V-70`,
  paintbrush: prop`36 128 foot | mustard/10 M0 0V-74 | slate M-10 -92H10V-70H-10Z | #8f6246 M-12 -92Q-16 -110 0 -128Q16 -110 12 -92Z | -brick M-9 -106Q-6 -120 0 -128Q6 -120 9 -106Q0 -98 -9 -106Z`,
  spyglass: prop`128 46 both | mustard M-62 -32H-20V-12H-62Z | bark M-22 -36H20V-8H-22Z | mustard M18 -38L60 -44V0L18 -6Z | -cream M-40 -32H-34V-12H-40ZM50 -43L56 -44V0L50 -1Z`,
  balloon: prop`84 160 foot | bark/3 M0 0Q9 -24 0 -46T0 -78 | coral M0 -160C-52 -160 -46 -96 0 -80C46 -96 52 -160 0 -160Z | coral M-8 -72L0 -84L8 -72Z | -cream M-20 -140Q-30 -128 -26 -114Q-16 -120 -14 -134Z`,
};

/** How a thing is drawn: turned around its foot, in the dark (where it may shine), in a colour that was said. */
interface Look {
  turn?: number;
  dark?: boolean;
  colour?: string | undefined;
}

/** Draws a thing with its foot at x,y, scaled. */
export function drawProp(id: ThingId, x: number, y: number, scale: number, tone: Tone, look: Look = {}): string {
  const { turn = 0, dark = false, colour } = look;
  const { art, shines, height } = props[id];
  const plain = shines ? (c: string) => c : tone;
  const shine = dark && shines ? glow(0, -height * 0.45, shines) : '';
  return place(shine + sheets(art, colour ? tinted(art, colour, plain) : plain), x, y, scale, turn);
}
