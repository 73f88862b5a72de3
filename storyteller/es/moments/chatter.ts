/** More short exchanges between the hero and the friend. */
export const chatter: readonly string[] = [
  `—Si me duermo caminando, avísame —{dijo B}.
    —¿Y si me duermo yo? —{preguntó A}.
    —Entonces avísame más fuerte.`,
  `—Traje una cuerda —{dijo A}.
    —¿Para qué?
    —Todavía no pasó.`,
  `—¿Cuánto es mucho? —{preguntó B}.
    —Más que esto —{dijo A}, con los brazos abiertos.
    —Ah. Bastante.`,
  `—Tengo una palabra nueva —{dijo A}—. «Zapatilla».
    —Esa ya estaba —{dijo B}.
    —Pero yo la encontré hoy.`,
  `—¿Prefieres ser sopa o cuchara? —{preguntó A}.
    —Plato —{dijo B}—. Así me toca de todo.`,
  `—No mires ahora —{susurró B}.
    {A} {miró}.
    —Te dije que no miraras.
    —Es que lo dijiste muy bien.`,
  `—¿Sabes el camino? —{preguntó B}.
    —No —{dijo A}—. Pero él nos conoce.`,
  `—¿Y si al final no hay nada? —{dijo B}.
    —Entonces lo vemos de cerca —{dijo A}.`,
  `—Anoche me reí en sueños —{dijo B}.
    —Te oí desde mi casa —{dijo A}—. Me reí contigo.`,
  `—¿Qué llevas ahí? —{preguntó A}.
    —Nada —{dijo B}—. Pero lo llevo con cuidado.`,
  `—Aquí alguien tiene que ser valiente —{dijo B}.
    —Hagamos mitad y mitad —{dijo A}.`,
  `—Cierra los ojos —{dijo A}—. ¿Qué ves?
    —Mis párpados por dentro —{dijo B}—. Tienen florecitas.`,
  `—¿Desde cuándo nos queremos? —{preguntó B}.
    —Desde el desayuno —{dijo A}—. Y desde antes, todo el tiempo.`,
  `—Me pica una idea —{dijo A}.
    —¿Dónde?
    —Aquí, detrás de la oreja. Ráscala tú.`,
  `—¿Oíste? —{dijo B}.
    —¿Qué cosa?
    —Nada. Quería ver si me oías.`,
  `—Yo de grande voy a ser puente —{dijo B}.
    —¿Y yo?
    —Tú vas a pasar primero.`,
  `—¿Los peces saben que están mojados? —{preguntó A}.
    —Preguntémosle a un seco —{dijo B}.`,
  `—Este zapato me aprieta —{dijo B}.
    —No llevas zapato —{dijo A}.
    —Por eso. Se me metió el camino.`,
  `—Te cambio mi turno por tu lado —{dijo A}.
    —¿Qué tiene mi lado?
    —Que estás tú.`,
  `—¿Lo hacemos rápido o bien? —{preguntó B}.
    —Despacio —{dijo A}—. Así se parece a las dos cosas.`,
  `—Tengo frío en un solo dedo —{dijo B}.
    —Préstamelo —{dijo A}—. Te lo devuelvo tibio.`,
  `—¿Por qué susurramos? —{susurró B}.
    —Porque empezaste tú —{susurró A}.`,
  `—Cuando no sé qué decir, digo «caramba» —{dijo A}.
    —Caramba —{dijo B}.
    —¿Ves? Sirve.`,
  `—Un, dos, tres, ¡ya! —{gritó B}.
    —¿Ya qué? —{preguntó A}.
    —No lo había pensado.`,
  `—¿Tú roncas? —{preguntó B}.
    —No sé —{dijo A}—. Siempre estoy durmiendo.`,
  `—Me acuerdo de algo que no pasó —{dijo A}.
    —Cuéntamelo —{dijo B}—, que yo tampoco estuve.`,
  `—¿Qué harías si encontraras un caballo? —{preguntó B}.
    —Le preguntaría qué haría él conmigo —{dijo A}.`,
  `—Estoy contando hasta mil —{dijo B}.
    —¿Por dónde vas?
    —Por ti. Ahora tengo que empezar otra vez.`,
  `—Esto se puede comer —{dijo B}.
    —¿Cómo sabes? —{preguntó A}.
    —Porque ya no está.`,
  `—¿Y ese ruido? —{preguntó A}.
    —Es mi panza saludando —{dijo B}.
    —Dile que después del ruido mío.`,
  `—A la derecha hay sombra —{dijo A}—. A la izquierda hay sol.
    —Tú ve por uno y yo por otro —{dijo B}—. Y nos contamos.`,
  `—Inventa un color —{dijo B}.
    —Verdazul con botones —{dijo A}.
    —Ese ya lo tengo puesto.`,
  `—¿Lo malo de las piedras? —{dijo B}.
    —Que no saltan —{dijo A}.
    —¿Y lo bueno?
    —Que esperan.`,
  `—Dame un consejo —{dijo B}.
    —No pises ahí —{dijo A}.
    Era un buen consejo, pero llegó tarde.`,
  `—¿Se puede guardar un olor? —{preguntó A}.
    —En el gorro —{dijo B}—. Pero hay que ponérselo enseguida.`,
  `—Si nos perdemos, ¿quién nos busca? —{preguntó B}.
    —Tú me buscas a mí —{dijo A}—, y yo a ti. Así es más corto.`,
  `—Ya se me pasó el enojo —{dijo B}.
    —¿Tenías enojo? —{preguntó A}.
    —Un poquito, en la curva.`,
  `—Te presto mi suerte —{dijo A}.
    —¿Y tú qué usas?
    —Tu compañía.`,
  `—¿Crees que el sol se aburre? —{preguntó B}.
    —Tiene mucho que mirar —{dijo A}—. Hoy nos toca a nosotros.`,
  `—Hay tres maneras de hacerlo —{dijo A}.
    —¿Cuáles?
    —Mal, regular y otra vez.`,
];
