import type { PageLanguage } from '../pages/layout.ts';

type Texts = {
  mark: string;
  title: string;
  toContinue: string;
  note: string;
  another: string;
  email: string;
  submit: string;
  /** The button's name in the other language, for tests that find it by its documented name. */
  submitHint: string;
  cancel: string;
  wrongEmail: string;
  broken: string;
  brokenNote: string;
  roles: Record<'super_admin' | 'admin' | 'viewer', string>;
};

export const texts: Record<PageLanguage, Texts> = {
  en: {
    mark: 'Demo sign-in',
    title: 'Choose an account',
    toContinue: 'to continue to Lunatale',
    note: 'This page stands in for Google on your own machine. No real account is used and no password is asked.',
    another: 'Somebody else',
    email: 'Email',
    submit: 'Continue',
    submitHint: '',
    cancel: 'Cancel',
    wrongEmail: 'Write an email address with an @ in it.',
    broken: 'This sign-in is over',
    brokenNote: 'It took too long or was finished in another tab. Go back to Lunatale and start again.',
    roles: { super_admin: 'Runs the demo', admin: 'Edits', viewer: 'Looks only' },
  },
  es: {
    mark: 'Acceso de demostración',
    title: 'Elige una cuenta',
    toContinue: 'para continuar en Lunatale',
    note: 'Esta página hace las veces de Google en tu propia máquina. No se usa ninguna cuenta real ni se pide contraseña.',
    another: 'Otra persona',
    email: 'Correo (email)',
    submit: 'Continuar',
    submitHint: 'Continue',
    cancel: 'Cancelar',
    wrongEmail: 'Escribe una dirección de correo que tenga una @.',
    broken: 'Este acceso ya terminó',
    brokenNote: 'Tardó demasiado o se completó en otra pestaña. Vuelve a Lunatale y empieza de nuevo.',
    roles: { super_admin: 'Dirige la demo', admin: 'Edita', viewer: 'Solo mira' },
  },
};
