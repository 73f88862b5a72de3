import { Resvg } from '@resvg/resvg-js';

/** A small night scene in paper-cut style that depends on the last six digits of `subject`. */
function avatarSvg(subject: string): string {
  const number = Number(subject.replace(/\D/g, '').slice(-6) || 0);
  const hue = number % 360;
  const moonX = 26 + (number % 44);
  const hill = 58 + (number % 13);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
<rect width="96" height="96" fill="hsl(${hue} 32% 30%)"/>
<circle cx="${moonX}" cy="30" r="13" fill="#ffe3ad"/><circle cx="${moonX + 6}" cy="26" r="11" fill="hsl(${hue} 32% 30%)"/>
<path d="M0 ${hill} Q30 ${hill - 18} 58 ${hill} T96 ${hill - 4} V96 H0Z" fill="hsl(${(hue + 24) % 360} 30% 42%)"/>
<path d="M0 82 Q40 62 96 80 V96 H0Z" fill="hsl(${(hue + 48) % 360} 28% 22%)"/>
<path d="M56 79 V66 L64 58 L72 66 V78Z" fill="#f4ead5"/><rect x="61" y="68" width="6" height="6" fill="#ffc56b"/>
</svg>`;
}

export function avatarPng(subject: string): Buffer {
  return new Resvg(avatarSvg(subject), { font: { loadSystemFonts: false } }).render().asPng();
}
