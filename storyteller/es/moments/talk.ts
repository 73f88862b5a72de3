/** Short exchanges between the hero and the friend; one to a paragraph. */
export const talk: readonly string[] = [
  `—¿Tienes hambre? —{preguntó B}.
    —Siempre un poquito —{dijo A}.`,
  `—¿En qué piensas? —{preguntó A}.
    —En {COMIDA} —{dijo B}—. ¿Y tú?
    —Ahora, en lo mismo.`,
  `—¿Oyes {SONIDO}? —{dijo A}.
    —Oigo eso y mi panza —{dijo B}.`,
  `—Si fueras una cosa, ¿qué serías? —{preguntó B}.
    —{COSA} —{dijo A}, muy en serio.`,
  `—¿Te acuerdas de {LUGAR}? —{preguntó A}.
    —¡Cómo no! —{dijo B}—. Ahí le perdimos el miedo al barro.`,
  `—Te apuesto una miga a que llego antes —{dijo B}.
    —Te la apuesto entera —{dijo A}.`,
  `—¿Y si hacemos un plan? —{dijo B}.
    —El plan es seguir —{dijo A}.`,
  `—Tengo una idea —{dijo B}.
    —¿Buena? —{preguntó A}.
    —No sé. Todavía no la miré bien.`,
  `—¿Falta mucho? —{preguntó B}.
    —Menos que antes —{dijo A}.`,
  `—Cuéntame algo —{dijo A}.
    —Una vez vi {COSA} junto a {LUGAR} —{dijo B}.
    —¿Y después?
    —Después, nada. Fue muy lindo.`,
  `—¿Qué es lo más lejos que llegaste? —{preguntó A}.
    —Hasta {LUGAR} —{dijo B}—. Y volví para contarlo.`,
  `—¿Se puede tener dos ganas a la vez? —{preguntó B}.
    —Yo tengo tres —{dijo A}.`,
  `—Huele a algo —{dijo B}.
    —Es {OLOR} —{dijo A}—. Casi siempre es eso.`,
  `—¿Y si llueve? —{preguntó B}.
    —Nos mojamos —{dijo A}—. Y después nos secamos.`,
  `—Estás muy en silencio —{dijo B}.
    —Estoy hablando por dentro —{dijo A}.`,
  `—¿Me das la mano? —{dijo B}.
    —Toma las dos —{dijo A}.`,
  `—¿De qué color es {SONIDO}? —{preguntó A}.
    —Azul clarito —{dijo B}, sin dudar.`,
  `—¡Mira, {COSA}! —{dijo B}.
    —Hoy es un buen día para mirar el suelo —{dijo A}.`,
  `—¿Cuál prefieres, arriba o abajo? —{preguntó B}.
    —El medio —{dijo A}—. Ahí está el almuerzo.`,
  `—Yo iría primero —{dijo A}.
    —Yo también —{dijo B}.
    Y salieron al mismo tiempo.`,
  `—¿Qué harías con un día de más? —{preguntó A}.
    —Lo pondría al lado del domingo —{dijo B}.`,
  `—Dicen que detrás de {LUGAR} vive un tesoro —{dijo B}.
    —¿De qué?
    —De {COMIDA}, espero.`,
  `—¿Sabes silbar? —{preguntó A}.
    —Para adentro, sí —{dijo B}.`,
  `—¿Los caminos se cansan? —{preguntó B}.
    —Solo los de subida —{dijo A}.`,
  `—Dime un secreto —{dijo A}.
    —{LUGAR} me da risa —{dijo B}—. No sé por qué.`,
  `—¿Cuántos pasos hay hasta {LUGAR}? —{preguntó B}.
    —Depende de las piernas —{dijo A}.`,
  `—Una pregunta —{dijo B}.
    —Dos respuestas —{dijo A}—. Elige.`,
  `—¿A quién se le ocurrió comer {COMIDA} la primera vez? —{preguntó A}.
    —Alguien con mucha hambre y buen corazón —{dijo B}.`,
  `—Hoy tengo el pelo contento —{dijo B}.
    —Yo, las rodillas —{dijo A}.`,
  `—¿Me esperas? —{preguntó B}.
    —Ya te estaba esperando —{dijo A}.`,
  `—¿Y si pedimos ayuda? —{dijo B}.
    —A ver si pasa alguien —{dijo A}.
    Pasó una hoja.`,
  `—Ojalá esto no se termine —{dijo A}.
    —Falta mucho para eso —{dijo B}—. Falta hasta la merienda.`,
  `—¿Ves lo que yo veo? —{preguntó A}.
    —Si me dices qué es, sí —{dijo B}.`,
  `—Me duele un pie —{dijo B}.
    —¿Cuál?
    —El que más trabajó.`,
  `—¿Qué dice {SONIDO}? —{preguntó B}.
    —Dice «ya casi» —{dijo A}.`,
  `—Cuando sea grande voy a vivir en {LUGAR} —{dijo A}.
    —¿Y yo?
    —Tú vas a vivir arriba.`,
  `—¿De quién será esa sombra? —{dijo B}.
    —De quien la pise primero —{dijo A}.`,
  `—Mi abuela decía que el camino piensa —{dijo B}.
    —¿Y qué piensa este?
    —Que tenemos los pies muy chicos.`,
  `—Juguemos a no reírnos —{dijo A}.
    —¡Ja! —{dijo B}. Y ahí se acabó el juego.`,
  `—¿Qué pesa más, una pluma o un suspiro? —{preguntó A}.
    —Depende del suspiro —{dijo B}.`,
];
