/** Shown only if a server measures its use, so they are not in the catalogue that everybody loads. */
export const analyticsTexts = {
  en: {
    label: 'Usage statistics',
    question:
      'May we count which pages and buttons are used? Without cookies, names or anything of your stories; PostHog in the EU does the counting for us.',
    yes: 'Yes, count',
    no: 'No, do not',
    saidYes: 'You said yes.',
    saidNo: 'You said no.',
  },
  es: {
    label: 'Estadísticas de uso',
    question:
      '¿Podemos contar qué páginas y botones se usan? Sin cookies, sin nombres y sin nada de tus cuentos; PostHog lleva la cuenta por nosotros en la Unión Europea.',
    yes: 'Sí, de acuerdo',
    no: 'No, gracias',
    saidYes: 'Dijiste que sí.',
    saidNo: 'Dijiste que no.',
  },
};
