import type { InterfaceLanguage } from '#domain/identity/language.ts';

/** The content of a mail: plain words, at most one thing to do. It never names a child. */
export type Letter = {
  language: InterfaceLanguage;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small, at the end. */
  foot: string;
  /** Where to unsubscribe: a page for people, and an address to which mail programs post (RFC 8058). */
  unsubscribe?: { label: string; url: string; post: string };
};

const night = '#12182e';
const paper = '#f6efdf';
const lamp = '#f2b84b';
const serif = "Georgia, 'Times New Roman', serif";

/** A letter as text and as HTML, which reads the same without pictures, styles or a network. */
export function asMail(letter: Letter, to: string) {
  const { subject, unsubscribe } = letter;
  return {
    to,
    subject,
    text: asText(letter),
    html: asHtml(letter),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe.post}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

function asText({ paragraphs, action, foot, unsubscribe }: Letter): string {
  return [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \nLunatale\n${foot}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`,
    '',
  ].join('\n\n');
}

function asHtml({ language, subject, paragraphs, action, foot, unsubscribe }: Letter): string {
  const told = paragraphs.map((each) => `<p style="margin:0 0 16px">${escaped(each)}</p>`).join('\n');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${lamp};color:${night};font-weight:bold;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5b6079;word-break:break-all">${escaped(action.url)}</p>`
    : '';
  const leave = unsubscribe
    ? ` <a href="${escaped(unsubscribe.url)}" style="color:#c9cbd8">${escaped(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${night}">
<div style="max-width:520px;margin:0 auto;padding:32px 16px;font:17px/1.55 ${serif};color:${night}">
<p style="margin:0 0 16px;font-size:22px;color:${paper}">Lunatale</p>
<div style="background:${paper};border-radius:16px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:normal">${escaped(subject)}</h1>
${told}
${button}
</div>
<p style="margin:16px 0 0;font-size:14px;color:#c9cbd8">${escaped(foot)}${leave}</p>
</div>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
