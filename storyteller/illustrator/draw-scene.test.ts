import { expect, test } from 'vitest';
import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { actionKinds, shots } from '../scene.ts';
import { compose, type DrawnScene, drawScene } from './draw-scene.ts';
import { renderPng } from './paint/render.ts';

const scene: DrawnScene = { setting: 'forest', characters: ['fox', 'Luna'], light: 'dusk', mood: 'calm' };
const small = { width: 256, height: 256, seed: 'a' };
const lights = ['day', 'dusk', 'night'] as const;

test('the same scene and seed give the same picture, another seed another one', () => {
  expect(drawScene(scene, small)).toBe(drawScene(scene, small));
  const others = ['b', 'c', 'd', 'e'].map((seed) => drawScene(scene, { ...small, seed }));
  expect(new Set(others).size).toBe(4);
});

test.each(presetSettings)('[CREATE-16] %s is drawn in three lights, each a valid picture of its own', (setting) => {
  const pictures = lights.map((light) => drawScene({ ...scene, setting, light }, small));
  for (const svg of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    // The renderer refuses markup that is not well-formed.
    expect([...renderPng(svg, 32).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  }
  expect(new Set(pictures).size).toBe(3);
});

test('[CREATE-16] no two settings look alike', () => {
  const pictures = presetSettings.map((setting) => drawScene({ ...scene, setting }, small));
  expect(new Set(pictures).size).toBe(presetSettings.length);
});

test('a place without anybody is a picture too', () => {
  expect(renderPng(drawScene({ ...scene, characters: [] }, small), 32).length).toBeGreaterThan(100);
});

test('every mood draws everyone, ten at once', () => {
  for (const mood of ['calm', 'curious', 'worried', 'joyful', 'tender', 'sleepy'] as const) {
    const svg = drawScene({ setting: 'meadow', light: 'day', mood, characters: presetCharacters.slice(3, 13) }, small);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(renderPng(svg, 32).length).toBeGreaterThan(100);
  }
});

test.each([
  [1024, 1024],
  [480, 360],
  [360, 480],
  [1600, 900],
])('a picture of %i x %i has that size', (width, height) => {
  const png = renderPng(drawScene(scene, { width, height, seed: 'a' }), width);
  const header = new DataView(png.buffer, png.byteOffset + 16, 8);
  expect([header.getUint32(0), header.getUint32(4)]).toEqual([width, height]);
});

test('[P24] hostile names and settings never reach the markup', () => {
  const hostile = '"><script>alert(1)</script><image href="https://evil.test/x"/>&xxe; #{x} javascript:';
  const svg = drawScene(
    { setting: hostile, characters: [hostile, `${hostile} dragon`, '\u202e\u0000🦊'], light: 'night', mood: 'calm' },
    small,
  );
  expect(svg).not.toMatch(/script|evil|href|xxe|alert|on\w+=|url\(/i);
  expect(svg).toMatch(/^<svg [^>]*>(<(g|path|circle|ellipse|rect)( [\w-]+="[\w\s.,#()%-]*")*\/?>|<\/g>)*<\/svg>$/);
});

test('a picture needs no font, script, style or outside file', () => {
  for (const setting of presetSettings)
    expect(drawScene({ ...scene, setting }, small)).not.toMatch(/<text|<style|<script|<image|<use|href/);
});

test('everyone is in the picture, their faces inside it', () => {
  for (const kind of actionKinds)
    for (const shot of shots) {
      const characters = ['Mia', 'grandma Rosa', 'owl', 'fox'];
      const { seen, w, h } = compose({ ...scene, characters, action: { kind, by: 0, with: 1 }, shot }, small);
      expect(seen.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3]);
      for (const { face } of seen) {
        expect(face.x - face.r * 0.7, `${kind} ${shot}`).toBeGreaterThan(0);
        expect(face.x + face.r * 0.7, `${kind} ${shot}`).toBeLessThan(w);
        expect(face.y - face.r, `${kind} ${shot}`).toBeGreaterThan(0);
        expect(face.y + face.r * 0.9, `${kind} ${shot}`).toBeLessThan(h);
      }
    }
});

test('[STORY-10] who sleeps while the others look on lies there with closed eyes', () => {
  const found: DrawnScene = {
    ...scene,
    characters: ['Mia', 'fox', 'Sizzle the cricket'],
    mood: 'curious',
    action: { kind: 'look-into', by: 0, with: 1 },
    people: [{ name: 'Mia' }, { name: 'fox' }, { name: 'Sizzle the cricket', asleep: true }],
  };
  const height = (drawn: DrawnScene) => compose(drawn, small).seen.find(({ index }) => index === 2)?.face.y ?? 0;
  const awake = { ...found, people: found.people?.map(({ name }) => ({ name })) } as DrawnScene;
  expect(drawScene(found, small)).not.toBe(drawScene(awake, small));
  expect(height(found)).toBeGreaterThan(height(awake));
});

test.each([
  ['the park in the snow', 'park'],
  ['the snowy garden', 'snow'],
  ['the hill in the snow', 'snow'],
  ['el parque en la nieve', 'park'],
])('[STORY-08] %s is drawn with snow on the land', (setting, place) => {
  const { svg, place: drawn } = compose({ ...scene, setting, light: 'day' }, { ...small, width: 700 });
  expect(drawn).toBe(place);
  expect(svg).not.toContain('#97bd67');
  expect(svg).toContain('fill-opacity=".85"');
});

test.each([
  ['the Natural History Museum', 'museum'],
  ['el museo de los dinosaurios', 'museum'],
  ['the art museum', 'gallery'],
  ['el museo de arte', 'gallery'],
  ['the zoo', 'zoo'],
  ['el zoológico', 'zoo'],
  ['el lago de Xochimilco', 'lake'],
  ['Xochimilco', 'lake'],
  ['the mountain lake', 'mountain'],
  ['parque de las jacarandas', 'park'],
])('[STORY-08] %s is drawn as a %s', (setting, place) => {
  const drawn = compose({ ...scene, setting }, small);
  expect(drawn.place).toBe(place);
  expect(drawn.svg).not.toMatch(/NaN|undefined/);
});

test('[STORY-08] an axolotl is pink and has no teeth', () => {
  for (const name of ['un ajolote que se llama Tito', 'the axolotl']) {
    const svg = drawScene({ ...scene, characters: [name], light: 'day' }, small);
    expect(svg).toContain('#f2b8c0');
    expect(svg).not.toContain('#6f9f68');
  }
});
