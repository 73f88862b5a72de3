import { describe, expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import type { Setting } from '../tale/fill.ts';
import { grammars } from '../tale/tell.ts';
import { factSaid, varied } from './place.ts';
import { allPlaces, placeFor } from './places.ts';

/** Places as parents write them, with the expected place and the phrase for being there. */
const asked: Record<StoryLanguage, [asked: string, id: string, there: string][]> = {
  english: [
    ['anywhere', 'house', 'at home'],
    ['Anywhere you like', 'house', 'at home'],
    ['idk anywhere', 'house', 'at home'],
    ['you choose', 'house', 'at home'],
    ['surprise us', 'house', 'at home'],
    ['summer camp and home', 'camp', 'at the summer camp'],
    ['Our street, number 9 and number 12', 'town', 'on the street'],
    ['Under the blanket, or under the sea', 'house', 'in the bedroom'],
    ['under the sea', 'underwater', 'under the sea'],
    ['Under the sea with the mermaids', 'underwater', 'under the sea'],
    ['the reef', 'underwater', 'in the reef'],
    ['the bottom of the sea', 'underwater', 'at the bottom of the sea'],
    ['Bottom of the ocean', 'underwater', 'at the bottom of the ocean'],
    ['the bottom of our garden', 'garden', 'in the garden'],
    ['dinosaur land', 'dinosaur', 'in the land of the dinosaurs'],
    ["Mum's flat and Dad's houseboat", 'house', 'in Mum’s flat'],
    ['Hospital, 4th floor, the one with the fish tank', 'hospital', 'in the hospital'],
    ['Clinic, second floor', 'hospital', 'in the clinic'],
    ['bus 14 to school', 'bus', 'on the number 14 bus'],
    ['tram 11', 'metro', 'on the number 11 tram'],
    ['train 7 to the city', 'train', 'on the number 7 train'],
    ['Lost property office at a train station', 'house', 'in the lost property office at a train station'],
    ['cousins house top bunk', 'house', 'at the cousins’ house'],
    ['His cousins bunk bed', 'house', 'at the cousins’ house'],
    ['cross country, muddy field', 'farm', 'on the muddy field'],
    ['dads truck somewhere in nebraska', 'car', 'in Dad’s truck'],
    ['the building site by nanas', 'town', 'on the building site'],
    ['gran and grandads caravan', 'camp', 'in Gran and Grandad’s caravan'],
    ['Grandmas house or the beach', 'house', 'at Grandma’s house'],
    ['Bakery at the corner', 'kitchen', 'in the bakery at the corner'],
    ['the vets', 'hospital', 'at the vet’s'],
    ['Airport gate', 'station', 'at the airport gate'],
    ['an anthill', 'small', 'in the anthill'],
    ['a block of flats', 'house', 'in the block of flats'],
    ['I-40 somewhere between Amarillo and Albuquerque', 'car', 'on I-40'],
    ['a campground in Oregon', 'camp', 'in the campground in Oregon'],
    ['her high chair', 'kitchen', 'in the kitchen'],
    ['under the covers', 'house', 'in the bedroom'],
    ['the potty', 'bathroom', 'in the bathroom'],
    ['behind the compost heap', 'garden', 'behind the compost heap'],
    ['the bank', 'shop', 'at the bank'],
    ['the river bank', 'lake', 'at the river bank'],
    ['the synagogue', 'church', 'in the synagogue'],
    ['the water tower', 'roof', 'in the water tower'],
    ['Stoke Newington', 'town', 'in Stoke Newington'],
    ['leeds', 'town', 'in Leeds'],
    ['dublin', 'town', 'in Dublin'],
    ['new orleans', 'town', 'in New Orleans'],
    ['grandmas house in cornwall', 'house', 'at Grandma’s house in Cornwall'],
    ['the lake district', 'lake', 'in the Lake District'],
    ['ben nevis', 'mountain', 'in Ben Nevis'],
    ['Narnia', 'fairytale', 'in Narnia'],
    ['a giant sandwich', 'pretend', 'in the giant sandwich'],
    ['a school bus', 'bus', 'on the school bus'],
    ['the city library', 'library', 'at the city library'],
    ['Grandpa’s boat', 'ship', 'on Grandpa’s boat'],
    ['a hot air balloon over Paris', 'balloon', 'in the hot air balloon over Paris'],
    ['a rocket to Mars', 'space', 'in the rocket'],
    ['lighthouse', 'lighthouse', 'in the lighthouse'],
    ['our balcony', 'roof', 'on the balcony'],
    ['Peru', 'town', 'in Peru'],
    ['Vancouver, on a rainy day', 'town', 'in Vancouver'],
    ['a building site where the trucks can talk', 'town', 'on the building site'],
    ['camping by the river', 'camp', 'at the camp by the river'],
    ['our house at night', 'house', 'at the house'],
    ['a dumpling shop in Vancouver in the snow', 'shop', 'in the dumpling shop in Vancouver'],
    ['the hockey rink in winter', 'rink', 'on the hockey rink'],
    ['her cot with the moon outside', 'house', 'in the bedroom'],
    ['the mango orchard behind Dadi’s house in Nashik', 'plantation', 'in the mango orchard'],
    ['school science fair', 'school', 'at the school science fair'],
    ['basketball court behind our building', 'pitch', 'on the basketball court'],
    ['nani’s terrace in Pune', 'roof', 'on Nani’s terrace in Pune'],
    ['the beach at Bundoran on a windy day', 'beach', 'on the beach at Bundoran'],
    ['the metro', 'metro', 'on the metro'],
    ['the school playground in the first big snow', 'park', 'at the school playground'],
    ['the playground next to the library', 'park', 'at the playground beside the library'],
    ['the dusty football pitch beside Lake Victoria', 'pitch', 'on the dusty football pitch beside Lake Victoria'],
    ['stuck in traffic on Third Mainland Bridge', 'town', 'on Third Mainland Bridge'],
    ['the market early early', 'market', 'at the market'],
    ['a coffee farm in Colombia', 'plantation', 'on the coffee farm in Colombia'],
    ['a village near Nsukka', 'village', 'in the village near Nsukka'],
    ['her cot', 'house', 'in the bedroom'],
    ['his new big boy bed', 'house', 'in the bedroom'],
    ['bath time', 'bathroom', 'in the bathroom'],
    ['the top deck, front seat', 'bus', 'on the top deck'],
    ['the laundromat on Tuesday night', 'shop', 'in the laundromat'],
    ['her birthday party', 'house', 'at home'],
    ['HDB void deck', 'town', 'on the HDB void deck'],
    ['the hospital then home', 'hospital', 'in the hospital'],
    ['inside a whale', 'pretend', 'inside the whale'],
    ['fridge', 'small', 'in the fridge'],
    ['the strand at Lahinch when the tide is out', 'beach', 'on the strand at Lahinch'],
    ['Nan’s allotment, the shed with the spiders in', 'garden', 'on Nan’s allotment'],
    ['the roadworks outside our flat', 'town', 'at the roadworks outside our flat'],
    ['Pop’s farm out past Dubbo', 'farm', 'on Pop’s farm out past Dubbo'],
    ['Diwali at our apartment in Edison NJ, lamps all down the stairs', 'house', 'in the apartment in Edison NJ'],
    ['Eid at auntie’s in Bradford, 40 people one bathroom', 'house', 'at Auntie’s in Bradford'],
    ['pop pops farm in alabama', 'farm', 'on Pop Pop’s farm in Alabama'],
    ['nanny pats sofa, ill, telly off', 'house', 'on Nanny Pat’s sofa'],
    ['baz’s garage in Stoke', 'attic', 'in Baz’s garage in Stoke'],
    ['bath time, bubbles everywhere', 'bathroom', 'in the bathroom'],
    ['Mumbai balcony in the first monsoon rain', 'roof', 'on the Mumbai balcony'],
    ['John Lewis before it shuts', 'shop', 'in John Lewis'],
    ['an abandoned station', 'station', 'at the station'],
    ['the car and grandma’s house', 'house', 'at Grandma’s house'],
    ['the park and the ice cream shop', 'park', 'in the park'],
    ['trucks and diggers', 'pretend', 'in the trucks and diggers'],
    ['the grain elevator in Harlan', 'farm', 'in the grain elevator in Harlan'],
    ['fourth floor where the lift is broken', 'house', 'on the fourth floor'],
    ['the combine harvester', 'farm', 'on the field beside the combine harvester'],
    ['the night shift at mums hospital', 'hospital', 'in Mum’s hospital'],
    ['the night shift', 'house', 'at home'],
    ['our trailer in Tulsa', 'house', 'in the trailer in Tulsa'],
  ],
  spanish: [
    ['Donde quieran', 'house', 'en casa'],
    ['donde sea', 'house', 'en casa'],
    ['cualquier lugar', 'house', 'en casa'],
    ['ustedes elijan', 'house', 'en casa'],
    ['la canchita de atras de la iglesia', 'pitch', 'en la canchita de atrás de la iglesia'],
    ['Alberca de los primos en Torreón', 'pool', 'en la alberca de los primos en Torreón'],
    ['Un edificio de cinco pisos sin ascensor', 'house', 'en el edificio de cinco pisos sin ascensor'],
    ['un hormiguero', 'small', 'en el hormiguero'],
    ['La Quiaca, bien al norte', 'town', 'en La Quiaca'],
    ['La Paz, muy arriba', 'town', 'en La Paz'],
    ['Hospital, tercer piso, el de la pecera', 'hospital', 'en el hospital'],
    ['el camion 12 a la escuela', 'bus', 'en el camión 12'],
    ['la casa de mamá y la casa de papá', 'house', 'en la casa de mamá'],
    ['Bajo la cobija, o bajo el mar', 'house', 'en el cuarto'],
    ['la casa y el campamento', 'house', 'en la casa'],
    ['Piscina de los tíos en Mérida', 'pool', 'en la piscina de los tíos en Mérida'],
    ['Tarapoto', 'town', 'en Tarapoto'],
    ['arequipa', 'town', 'en Arequipa'],
    ['la montaña nevada', 'mountain', 'en la montaña nevada'],
    ['antártida', 'snow', 'en Antártida'],
    ['medellin', 'town', 'en Medellín'],
    ['viña del mar', 'town', 'en Viña del Mar'],
    ['el centro de arequipa', 'town', 'en el centro de Arequipa'],
    ['un volcán cerca de arequipa', 'mountain', 'en el volcán cerca de Arequipa'],
    ['la casa de la abuelita en yanahuara', 'house', 'en la casa de la abuelita en Yanahuara'],
    ['el misti', 'mountain', 'en el Misti'],
    ['lago titicaca', 'lake', 'en el lago Titicaca'],
    ['la mototaxi', 'bus', 'en la mototaxi'],
    ['la silla de comer', 'kitchen', 'en la cocina'],
    ['la ventana de la pieza', 'house', 'en el cuarto'],
    ['el tianguis', 'market', 'en el tianguis'],
    ['la iglesia', 'church', 'en la iglesia'],
    ['la poza', 'lake', 'en la poza'],
    ['una empanada', 'pretend', 'en la empanada'],
    ['una playa de Puerto Rico de noche, sin luz por el apagón', 'beach', 'en la playa de Puerto Rico'],
    ['una pirámide maya escondida en la selva', 'jungle', 'en la pirámide maya escondida en la selva'],
    ['el jardín de infantes', 'school', 'en el jardín de infantes'],
    ['un barco pirata', 'pirate', 'en el barco pirata'],
    ['el avión y la casa de los bisabuelos en El Salvador', 'house', 'en la casa de los bisabuelos en El Salvador'],
    ['el pueblo de mis papas en Cusco', 'village', 'en el pueblo de sus papás en Cusco'],
    ['mi cama y la de mamá', 'house', 'en la cama y la de mamá'],
    ['la biblioteca del barrio', 'library', 'en la biblioteca del barrio'],
    ['la cancha', 'pitch', 'en la cancha'],
    ['un bus volador', 'balloon', 'en el bus volador'],
    ['un faro', 'lighthouse', 'en el faro'],
    ['Perú', 'town', 'en Perú'],
    ['Bogotá', 'town', 'en Bogotá'],
    ['la troca del tío', 'bus', 'en la troca del tío'],
    ['nuestra casa de noche', 'house', 'en la casa'],
    ['New York pero con dinosaurios', 'dinosaur', 'en New York'],
    ['el primer día en la guardería', 'school', 'en la guardería'],
    ['el jardín de infantes', 'school', 'en el jardín de infantes'],
    ['su cuna', 'house', 'en el dormitorio'],
    ['la salita de 4 del jardín', 'school', 'en la salita de 4 del jardín'],
    ['metro de Santiago', 'metro', 'en el metro de Santiago'],
    ['la rambla de Montevideo', 'seafront', 'en la rambla de Montevideo'],
    ['un pueblito cerca del Cusco cuando llueve', 'village', 'en el pueblito cerca del Cusco'],
    ['una finca cafetera', 'plantation', 'en la finca cafetera'],
    ['la feria de los domingos', 'market', 'en la feria'],
    ['la cancha de fut los sabados', 'pitch', 'en la cancha de fut'],
    ['Bogotá con lluvia', 'town', 'en Bogotá'],
    ['la hora del baño', 'bathroom', 'en el baño'],
    ['su fiesta de cumpleaños', 'house', 'en casa'],
    ['la panza de una ballena', 'pretend', 'en la panza de una ballena'],
    ['nevera', 'small', 'en la nevera'],
    ['el camion de la basura', 'bus', 'en el camión de la basura'],
    ['el puesto de tamales del abuelo', 'shop', 'en el puesto de tamales del abuelo'],
    ['debajo de la mesa del comedor', 'house', 'debajo de la mesa del comedor'],
    ['el colectivo 60 un día de lluvia', 'bus', 'en el colectivo 60'],
    ['un caserio en guipuzcoa, llueve como siempre', 'farm', 'en el caserío'],
    ['el apartamento en bogotá, se fue la luz', 'house', 'en el apartamento en Bogotá'],
    ['un barco hecho con el sofa y sabanas', 'ship', 'en el barco'],
    ['una estación de tren abandonada en la pampa', 'station', 'en la estación de tren en la pampa'],
    ['Montreal con nieve hasta la puerta', 'town', 'en Montreal'],
    ['un lugar con nieve', 'snow', 'en el lugar'],
    ['departamento en el piso 14', 'house', 'en el departamento del piso 14'],
    ['la cancha despues de clases', 'pitch', 'en la cancha'],
    ['el parque en la manana', 'park', 'en el parque'],
    ['la cosechadora', 'farm', 'en el campo junto a la cosechadora'],
    ['el silo', 'farm', 'en el silo'],
    ['la traila de la abuela', 'house', 'en la traila de la abuela'],
  ],
};

describe.each(Object.entries(asked) as [StoryLanguage, (typeof asked)[StoryLanguage]][])(
  'in %s',
  (language, places) => {
    test.each(places)('[GEN-18] “%s” is understood as its own kind of place', (words, id, there) => {
      const place = placeFor(words, language);
      expect([place.id, place.facts.place?.[1]]).toEqual([id, there]);
    });
  },
);

test.each([
  ['english', 'the billabong out past Dubbo', 'in the billabong out past Dubbo', 'in the billabong'],
  [
    'english',
    'the dusty football pitch beside Lake Victoria',
    'on the dusty football pitch beside Lake Victoria',
    'on the dusty football pitch',
  ],
  ['spanish', 'la cancha detrás de la escuela', 'en la cancha detrás de la escuela', 'en la cancha'],
  ['spanish', 'la obra de al lado del edificio', 'en la obra de al lado del edificio', 'en la obra'],
  ['spanish', 'la chacra del abuelo Hernán', 'en la chacra del abuelo Hernán', 'en la chacra'],
  ['spanish', 'la panadería de la tía', 'en la panadería de la tía', 'en la panadería'],
  ['spanish', 'el puesto de elotes', 'en el puesto de elotes', 'en el puesto de elotes'],
] as const)('[GEN-18] in %s “%s” is said in full once', (language, asked, full, short) => {
  const place = placeFor(asked, language);
  const words = [language === 'english' ? 'in' : 'en', 'place'];
  const said = new Set<string>();
  const bare = (treat: string) => treat;
  expect([factSaid(place, words, said, bare), factSaid(place, words, said, bare)]).toEqual([full, short]);
});

test.each([
  ['english', 'castle', 'plum tarts', 'tarts'],
  ['english', 'our kitchen', 'cheese straws', 'cheese straws'],
  ['spanish', 'castle', 'tartas de ciruela', 'tartas'],
  ['spanish', 'forest', 'moras', 'moras'],
] as const)('[GEN-18] in %s what is eaten in %s is said in full once: %s, then %s', (language, asked, full, short) => {
  const { facts, ...rest } = placeFor(asked, language);
  const place = { ...rest, facts: { ...facts, treat: [full, full] as const } };
  const setting = { place, slots: {}, said: new Set<string>() } as unknown as Setting;
  const said = () => grammars[language].mark(['treat'], setting, '', false);
  expect([said(), said()]).toEqual([full, short]);
});

test.each([
  ['english', 'bottom of our garden by the shed were the foxgloves are', 'garden', 'the garden'],
  ['english', 'church hall in south auckland on white sunday', 'stage', 'the church hall'],
  ['english', 'Grandmas yard in Portmore under the mango tree', 'garden', 'Grandma’s yard in Portmore'],
  ['english', "grandma's kitchen making tamales", 'kitchen', 'Grandma’s kitchen'],
  ['english', 'the big slide at the park near our house', 'park', 'the park'],
  ['english', 'bath tub at home', 'bathroom', 'the bath tub'],
  ['english', 'playa', 'beach', 'the beach'],
  ['english', 'a lighthouse but made out of cheese', 'lighthouse', 'the lighthouse'],
  ['english', 'our bathroom lol', 'bathroom', 'the bathroom'],
  ['english', 'his moms hospital where she works nights', 'hospital', 'Mom’s hospital'],
  ['english', 'video call with mama, she is a nurse in Dubai', 'inside', 'the house'],
  ['english', 'Daddy’s phone', 'house', 'the house'],
  ['english', 'wash day at home', 'house', 'the house'],
  ['english', 'sports day', 'school', 'the sports day'],
  ['spanish', 'el celular, en videollamada', 'house', 'la casa'],
  ['spanish', 'la pantalla del celular', 'house', 'la casa'],
  ['spanish', 'la cocina de la abuela haciendo arepas', 'kitchen', 'la cocina de la abuela'],
  ['spanish', 'beach', 'beach', 'la playa'],
  ['spanish', 'la guarderia', 'school', 'la guardería'],
  ['spanish', 'el bus pero que nunca para', 'bus', 'el bus'],
  ['spanish', 'la lavanderia de la esquina', 'shop', 'la lavandería de la esquina'],
] as const)('[GEN-18] in %s "%s" is a %s and is called "%s"', (language, setting, kind, name) => {
  const { id, kinds, facts } = placeFor(setting, language);
  expect([id, ...kinds]).toContain(kind);
  expect(facts.place?.[0]).toBe(name);
});

describe('what is said of a place', () => {
  test.each([
    ['english', 'the airport', 'at home'],
    ['english', 'the laundromat', 'at home'],
    ['english', 'the elevator', 'at home'],
    ['english', 'the roadworks outside Tesco', 'at home'],
    ['english', 'the dentist', 'at home'],
    ['spanish', 'el aeropuerto', 'en casa'],
    ['spanish', 'la combi', 'en casa'],
    ['spanish', 'el consultorio de la pediatra', 'en casa'],
    ['spanish', 'la sala de espera del consultorio', 'en casa'],
    ['spanish', 'la veterinaria', 'en casa'],
    ['spanish', 'la obra', 'en casa'],
  ] as const)('[GEN-18] in %s, whoever is in %s by day sleeps %s', (language, said, home) => {
    expect(placeFor(said, language).facts.home?.[1]).toBe(home);
  });

  test.each([
    ['the laundromat', 'way', 'the row of machines'],
    ['the laundromat', 'high', 'the top of the tallest machine'],
    ['the roadworks outside Tesco', 'way', 'the row of cones'],
    ['our trailer in Tulsa', 'way', 'the strip of carpet'],
  ] as const)('[GEN-18] %s has its own %s', (said, fact, words) => {
    expect(placeFor(said, 'english').facts[fact]?.[0]).toBe(words);
  });

  test.each([
    ['english', 'the elevator', 'the round buttons with the numbers', 'hotel'],
    ['english', 'the chicken coop behind our house', 'the lights of the house', 'farm'],
    ['english', 'an airplane', 'the little lights along the aisle', 'balloon'],
    ['spanish', 'el ascensor del conjunto', 'las luces redondas de los números', 'hotel'],
    ['spanish', 'el tractor del tío Nico', 'las dos luces redondas', 'bus'],
  ] as const)('[GEN-18] in %s, %s is more than its kind', (language, said, glow, kind) => {
    const place = placeFor(said, language);
    expect(place.facts.glow?.[0]).toBe(glow);
    expect(place.kinds).toContain(kind);
  });

  test.each(storyLanguages)('[GEN-18] the words of each place for one fact are of one form, in %s', (language) => {
    const find = language === 'english' ? /^(?:an?|half an?) / : /^una /;
    for (const { id, also } of allPlaces(language)) {
      for (const name of ['treat', 'find', 'dim', 'hum']) expect(also[name]?.length, `${id} ${name}`).toBe(2);
      for (const words of also.find ?? []) expect(words, id).toMatch(find);
      for (const words of also.treat ?? []) expect(words, id).not.toMatch(/^(?:an?|the|una?|la|el) /);
      for (const words of Object.values(also).flat()) expect(words, id).not.toMatch(/[.!?]$|^\p{Lu}(?!arth)/u);
    }
  });

  test('[GEN-18] a place of many evenings does not sound the same each time', () => {
    const heard = new Set(
      Array.from({ length: 30 }, (_, n) => varied(placeFor('forest', 'english'), createRandom(`${n}`)).facts.hum?.[0]),
    );
    expect(heard.size).toBe(3);
  });
});
