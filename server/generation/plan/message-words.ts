import type { PresetMoral, StoryLanguage } from '#domain/stories/options.ts';

const words = (text: string) => text.split(', ');

/**
 * Beginnings of words that show that a plan is about a message. They are many on purpose: a plan
 * with none of them is about something else, and a plan with one of them may still be.
 */
export const messageWords: Record<PresetMoral, Record<StoryLanguage, string[]>> = {
  sharing: {
    english: words(
      'shar, half, halv, divid, lend, lent, borrow, give, gave, giving, offer, split, swap, trade, take turns, taking turns, in turn, one each, piece, crumb, generous, greed, enough for, for two, for everyone, for everybody, pass it, passes it, nobody else, mine, ours, the last, room for',
    ),
    spanish: words(
      'compart, mitad, medio, media, repart, divid, prest, da a, dar a, regal, le da, da la, da el, da un, dale, darle, ofrec, cambi, turn, por turnos, cada uno, cada quien, pedazo, trozo, migaja, generos, alcanza para, para dos, para todos, nadie mas, mio, mia, nuestr, el ultimo, la ultima, cabe',
    ),
  },
  bravery: {
    english: words(
      'brav, dare, daring, courag, afraid, scar, fear, fright, shak, shiver, trembl, bold, shy, alone, dark, knees, heart, worr, nervous, monster, first to',
    ),
    spanish: words(
      'valent, valien, valor, atrev, animars, se anima, coraje, miedo, asust, temor, tembl, tiembl, timid, solo, sola, oscur, rodillas, corazon, preocup, nervios, monstruo, espant, el primero, la primera',
    ),
  },
  talents: {
    english: words(
      'talent, gift, special, skill, able, cannot, can not, can’t, can do, can hear, can see, good at, best at, good for, proud, pride, clever, knack, own way, voice, sing, danc, whistl, nose, ears, strong, power, useful, too small, too big, too slow, practi, nobody else can, only one who',
    ),
    spanish: words(
      'talent, especial, habil, capaz, puede, pueden, sabe, saben, sirv, bueno para, buena para, orgull, list, manera, voz, cant, bail, silb, nariz, oreja, olfat, oido, fuerte, fuerza, poder, util, demasiado, practic, nadie mas, unic',
    ),
  },
  friendship: {
    english: words(
      'friend, togeth, lonel, alone, compan, quarrel, argu, sorry, make up, made up, makes up, make peace, new one, newcomer, invit, visit, join, play with, keeps company, stay with, stays with, side by side, side with, misses, best, two of them, both',
    ),
    spanish: words(
      'amig, amist, junt, solo, sola, solitari, compan, pelea, pele, discut, perdon, hacer las paces, hacen las paces, nuevo, nueva, recien llegad, invit, visit, jug, juega, se queda con, lado a lado, extran, los dos, las dos, ambos',
    ),
  },
  help: {
    english: words(
      'help, rescu, save, lift, carr, fetch, mend, fix, free, pull, push, hold, held, hand, look after, looks after, lend, bring, brings, stuck, cannot reach, needs, light for, guide, leads, show the way',
    ),
    spanish: words(
      'ayud, rescat, salv, levant, carg, llev, traer, trae, arregl, liber, solt, suelt, tir, jal, empuj, sosten, sostien, mano, cuid, prest, atasc, atrap, atorad, alcanz, necesit, gui, alumbr, muestra el camino, acompan',
    ),
  },
  mistakes: {
    english: words(
      'mistak, wrong, spill, spoil, broke, break, fail, fell, fall, slip, drop, mend, repair, fix, sorry, oops, start over, starts over, begins anew, again, upside, crooked, mixed up, mix-up, muddle, torn, tear, ruin, burn, accident, forgot, forget, too much, too many, too soon, by chance, blot, smudge',
    ),
    spanish: words(
      'error, equivoc, mal, derram, arruin, romp, rot, fall, cae, cay, resbal, tir, arregl, repar, perdon, ups, empez, empiez, de nuevo, otra vez, al reves, torcid, revuel, mezcl, confun, rasg, quem, accident, olvid, demasiad, sin querer, mancha, remend, remiend',
    ),
  },
  patience: {
    english: words(
      'patien, wait, slow, later, tomorrow, not yet, minute, hour, until, hurr, count, still, listen, grow, ripe, in time, takes time, bit by bit, little by little, one by one, quiet, every evening, every day, night after night, too early, too soon, rush, day by day',
    ),
    spanish: words(
      'pacien, esper, lent, despacio, mas tarde, manana, todavia no, aun no, minuto, hora, hasta que, prisa, apur, cuent, quiet, escuch, crec, madur, a su tiempo, tiempo, poco a poco, de a poco, uno por uno, cada noche, cada tarde, cada dia, calma, dia a dia',
    ),
  },
  kindness: {
    english: words(
      'kind, gentl, care, caring, comfort, warm, soft, give, gave, giving, gift, present, sorry, hug, help, nice, smil, thank, cheer, lonel, sad, cry, cries, tears, tender, invit, welcom, console, sooth, blanket over, lets in, let in, sits beside, stays with',
    ),
    spanish: words(
      'amab, bondad, bueno con, buena con, tiern, ternura, cuid, consuel, consol, abrig, tibi, suav, regal, le da, darle, dale, perdon, abraz, ayud, sonri, sonr, graci, alegr, anim, compart, prest, solo, sola, trist, llor, lagrim, amig, invit, acog, recib, deja entrar, se sienta, se queda, acompan, carino',
    ),
  },
  differences: {
    english: words(
      'differ, unlike, strange, odd, unusual, same, alike, own way, another way, other way, new, stranger, languag, too small, too big, too tall, too loud, not like, nobody else, only one, special, neither, one who, others, spots, striped, upside, sideways, backwards',
    ),
    spanish: words(
      'diferen, distint, rar, extran, igual, parecid, a su manera, otra manera, otro modo, nuev, idioma, lengua, demasiado, no es como, nadie mas, unic, especial, ni uno ni otro, los demas, manch, raya, al reves, cada quien, cada uno',
    ),
  },
  teamwork: {
    english: words(
      'team, togeth, both, everyone, everybody, all of, all at once, join, pull, push, sides, hands, rope, chain, in a line, one after, in a row, link, share the work, band, crew, at the same time, two of them, three of them, help, two by two, build',
    ),
    spanish: words(
      'equipo, junt, ambos, los dos, las dos, los tres, entre todos, todos, todas, a la vez, al mismo tiempo, une, unen, tir, jal, empuj, lados, manos, cuerda, cadena, en fila, uno tras otro, pasa, pasan, enlaz, repart, banda, tripul, ayud, de a dos, constru',
    ),
  },
  honesty: {
    english: words(
      'hones, truth, tell, telling, admit, confess, owns up, own up, lie, lied, lies, lying, fib, secret, promis, pretend, hid, hide, sorry, blam, who did, who ate, who broke, who took, not hers, not his, gives back, give back, gave back, trust, cheat, made up, invent, says nothing, fault',
    ),
    spanish: words(
      'hones, sincer, verdad, decirlo, confies, confes, admit, reconoc, mentir, mient, minti, trampa, secreto, promes, promet, finge, fing, escond, perdon, culp, quien fue, quien lo, no es suy, devuelv, devolv, confi, invent, calla',
    ),
  },
  discovery: {
    english: words(
      'discov, find, found, explor, look, notic, wonder, why, learn, clue, follow, search, map, secret, curio, question, asks, trace, track, footprint, myster, unknown, hidden, behind, inside, peek, what is',
    ),
    spanish: words(
      'descubr, encuentr, encontr, hall, explor, mirar, mira de, mira ad, nota, fij, pregunt, por que, aprend, pista, sigu, busc, mapa, secreto, curios, huella, rastro, mister, desconoc, escondid, detras, adentro, dentro, asom, que es',
    ),
  },
  respect: {
    english: words(
      'respect, ask, knock, listen, polite, please, quiet, whisper, rule, leave, leaves, space, no means, says no, sorry, careful, gentle, bow, thank, turns, in turn, not hers, not his, belong, elder, permission, may, room for',
    ),
    spanish: words(
      'respet, pide, pedir, pregunt, tocar, toca la, escuch, amab, educa, por favor, silenc, susurr, quiet, regla, deja, dejar, espacio, dice que no, basta, permis, perdon, cuidado, saluda, inclin, graci, turno, no es suy, pertenec',
    ),
  },
  persistence: {
    english: words(
      'persist, persever, again, once more, try, tries, tried, practi, never, give up, gives up, giving up, keep, kept, more time, third time, another time, step by step, bit by bit, little by little, one by one, fall, fell, rise, not yet, almost, nearly, start over, up once more, slow',
    ),
    spanish: words(
      'persist, persever, insist, otra vez, de nuevo, una vez mas, veces, intent, prueb, prob, practic, ensay, nunca, rind, rend, sigue, seguir, paso a paso, poco a poco, de a poco, uno por uno, cae, cay, levant, aun no, casi, vuelv, volv, empiez, despacio, logr',
    ),
  },
  nature: {
    english: words(
      'natur, tree, leaf, leav, seed, flower, plant, grow, bird, bee, bees, insect, beetle, rain, animal, nest, river, moon, star, soil, earth, water, weather, wind, season, egg, snail, sea, shell, tide, grass, moss, wood, root, autumn, spring, winter, summer, snow, frog, duck, moth, worm, hedgehog, sun, pond, cloud, mud, stone, garden, seedling, hill',
    ),
    spanish: words(
      'natur, arbol, hoja, semilla, flor, plant, crec, pajar, ave, abeja, insect, bich, escarabajo, lluvi, llov, llueve, animal, nido, rio, luna, estrella, tierra, agua, clima, viento, estacion, huevo, caracol, mar, concha, marea, pasto, hierba, musgo, bosque, raiz, otono, primavera, invierno, verano, nieve, rana, pato, polilla, lombriz, erizo, estanque, nube, barro, piedra, jardin, brote, cerro',
    ),
  },
};
