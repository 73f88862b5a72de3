/** Escapes text for XML, so that nothing in it can become markup (P24). */
export function escapeXml(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Removes the control characters and noncharacters that XML forbids. */
export function withoutControls(text: string): string {
  return [...text].filter((letter) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(letter)).join('');
}
