import type { billing as english } from '../en/billing.ts';
import type { Translation } from '../translation.ts';

export const billing: Translation<typeof english> = {
  price: '$9.99 USD al mes',
  benefits: {
    text: 'Cuentos de texto sin límite',
    illustrated: '10 cuentos ilustrados al día',
    priority: 'Tus cuentos se escriben primero cuando hay mucha gente',
    save: 'Guarda todos tus cuentos y vuelve a leerlos',
    languages: 'En español y en inglés',
  },
  cancel: 'Cancela cuando quieras. Conservas el acceso hasta el final del periodo pagado.',
  upgrade: {
    title: 'Más cuentos con Premium',
    subscribe: 'Iniciar suscripción',
    later: 'Ahora no',
  },
};
