import type { ui as english } from '../en/ui.ts';
import type { Translation } from '../translation.ts';

export const ui: Translation<typeof english> = {
  close: 'Cerrar',
  loading: 'Cargando…',
  requestNumber: 'Si nos escribes por esto, dinos el número <code>{number}</code>.',
  optional: 'opcional',
  lettersLeft: '{count, plural, one {Queda # letra} other {Quedan # letras}}',
  lettersFull: 'Aquí no caben más letras.',
  lettersCut: 'Aquí no cabe más. El resto se quedó fuera: {count, plural, one {# letra} other {# letras}}.',
  unreached: 'Parece que ahora no hay conexión. Nada se pierde: inténtalo de nuevo cuando vuelva.',
  escaped: 'Todavía no está guardado. Presiona Escape otra vez para cerrar sin guardar.',
  notifications: 'Avisos',
  undoKey: 'Con Ctrl+Z se deshace.',
  undoBeside: 'Enseguida está «Deshacer».',
};
