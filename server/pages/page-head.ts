import { type InterfaceLanguage, interfaceLanguages } from '#domain/identity/language.ts';

const locales: Record<InterfaceLanguage, string> = { en: 'en_US', es: 'es_419' };

/** The address under which a page always answers in this language, for search engines and shared links. */
export const languageAddress = (publicUrl: string, path: string, language: InterfaceLanguage) =>
  `${publicUrl}${path}?lang=${language}`;

/**
 * Adds to a page what others show of it: its canonical address, its other language, and the preview card of
 * messengers with the page's title and description. `named` = the address names the language; otherwise
 * the plain address is the canonical one.
 */
export function withHead(
  html: string,
  publicUrl: string,
  path: string,
  language: InterfaceLanguage,
  named: boolean,
): string {
  const address = named ? languageAddress(publicUrl, path, language) : publicUrl + path;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? 'Lunatale';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  const unlisted = /<meta name="robots" content="noindex/.test(html);
  const links = unlisted
    ? []
    : [
        `<link rel="canonical" href="${address}" />`,
        ...interfaceLanguages.map(
          (other) => `<link rel="alternate" hreflang="${other}" href="${languageAddress(publicUrl, path, other)}" />`,
        ),
        `<link rel="alternate" hreflang="x-default" href="${publicUrl}${path}" />`,
      ];
  const cards: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': 'Lunatale',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${publicUrl}/preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': locales[language],
    'twitter:card': 'summary_large_image',
  };
  const metas = Object.entries(cards).flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${content}" />`],
  );
  return html.replace('</head>', () => `  ${[...links, ...metas].join('\n    ')}\n  </head>`);
}
