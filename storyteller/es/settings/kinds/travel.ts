import { type PlaceKind, word } from './kind.ts';

/** What one travels in. */
export const travel: readonly PlaceKind[] = [
  {
    named: word('tren|barco|bote|velero|avión|carro|coche|auto|autobús|camión|nave|submarino|globo|tranvía|crucero'),
    brings: {
      LUGAR: [
        'la ventana de adelante',
        'la mesita plegable',
        'el baúl grande',
        'la palanca roja',
        'la lámpara redonda',
        'el mapa enrollado',
        'el asiento del fondo',
        'la baranda de bronce',
      ],
      BICHO: ['el ratón', 'la polilla', 'el grillo', 'la paloma', 'el gorrión'],
      COSA: ['un boleto azul', 'una brújula', 'un silbato', 'un mapa doblado', 'una gorra'],
      SONIDO: ['el ronroneo del motor', 'un silbido largo', 'el tintín de las tazas', 'una campana, dos veces'],
      OLOR: ['olor a menta', 'olor a mapas viejos', 'olor a té', 'olor a lugares lejanos'],
      COMIDA: ['pan con queso', 'uvas', 'galletas', 'mandarinas'],
      CAMA: ['una litera', 'un asiento que se hacía cama', 'un montón de mantas de viaje'],
      DIA: [
        'El mundo pasaba por la ventana <: una vaca, un muro, alguien que saludaba>.',
        'Todo temblaba un poquito <, al compás>.',
        'Cada curva traía algo nuevo.',
        'Los asientos crujían <como quien cuenta algo>.',
      ],
      NOCHE: [
        'La lámpara se mecía, se mecía.',
        'Afuera pasaban otras luces, camino a su cama.',
        'El motor cantaba bajito.',
        'Los asientos dormían.',
        'Para acá, para allá, todo se mecía.',
        'La luna iba al mismo paso.',
      ],
      TRABA: [
        'Una pila de maletas cerraba el paso.',
        'La puerta del fondo no quería abrir.',
        'El pasillo se partía en dos.',
      ],
    },
  },
];
