import { describe, expect, test } from 'vitest';
import { parse } from '../template.ts';
import { settingNamed } from './anywhere.ts';

describe('a place in the parent’s own words', () => {
  test.each([
    ['casa del árbol', 'la casa del árbol', 'la escalera de soga'],
    ['cancha de fútbol', 'la cancha de fútbol', 'la tribuna'],
    ['una biblioteca', 'la biblioteca', 'el estante más alto'],
    ['el museo', 'el museo', 'la vitrina'],
    ['jardín de niños', 'el jardín de niños', 'el pizarrón'],
    ['supermercado', 'el supermercado', 'el mostrador'],
    ['hospital', 'el hospital', 'la pecera'],
    ['el circo', 'el circo', 'la carpa grande'],
    ['zoológico', 'el zoológico', 'el mirador'],
    ['un campamento', 'el campamento', 'la fogata'],
    ['la playa', 'la playa', 'la duna alta'],
    ['el río', 'el río', 'el sauce'],
    ['planeta de gatos', 'el planeta de gatos', 'el cráter redondo'],
    ['el fondo del mar', 'el fondo del mar', 'el barco hundido'],
    ['un bosque encantado', 'el bosque encantado', 'el roble más viejo'],
    ['tren a Machu Picchu', 'el tren a Machu Picchu', 'la ventana de adelante'],
    ['nuestra granja', 'nuestra granja', 'el granero'],
    ['París', 'París', 'la puerta azul'],
  ])('“%s” is told as “%s”, with words of its kind', (typed, told, corner) => {
    const setting = settingNamed(typed);
    expect(setting.AQUI).toBe(told);
    expect(setting.LUGAR).toContain(corner);
    // The passages go on in the singular: "junto a la fogata", "la fogata parecía más grande".
    expect(setting.LUGAR.filter((place) => !/^(el|la) /.test(place))).toEqual([]);
    expect(setting.BICHO.filter((name) => !/^(el|la) /.test(name))).toEqual([]);
    for (const line of Object.values(setting).flat()) expect(() => parse(line)).not.toThrow();
  });
});
