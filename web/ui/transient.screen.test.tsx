import './styles.css';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { ToastHost, toast } from './layers/toast.tsx';

type Colour = [red: number, green: number, blue: number, alpha: number];
const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** Returns a CSS colour as the browser paints it. */
function painted(colour: string): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = (front: Colour, back: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** Returns the colour behind an element: its own background over its parents', up to the first opaque one. */
function groundOf(element: Element | null): Colour {
  if (element === null) return [255, 255, 255, 1];
  const own = painted(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast between an element's colour and its background. */
function contrast(element: Element): number {
  const back = groundOf(element);
  const front = over(painted(getComputedStyle(element).color), back);
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = ['light', 'dark'] as const;
const kinds = ['plain', 'success', 'problem'] as const;

async function show(theme: (typeof themes)[number], children: React.ReactNode = null) {
  document.documentElement.style.colorScheme = theme;
  document.documentElement.style.backgroundColor = 'var(--color-ground)';
  return render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      {children}
      <ToastHost />
    </LanguageProvider>,
  );
}

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await userEvent.unhover(document.body);
});

test.each(themes.flatMap((theme) => kinds.map((kind) => [theme, kind] as const)))(
  '[SAVE-19, SAVE-20, SAVE-21, SAVE-22] in %s, a toast that is %s can be read, all of it, and so can its buttons',
  async (theme, kind) => {
    const screen = await show(theme);
    await toast[kind]('Failed to save', {
      description: 'Check your connection.',
      action: { label: 'Again', onPress() {} },
    });
    const found = (part: string) => document.querySelector(`.lunatale-toast [data-${part}]`);
    await expect.poll(() => found('description')).not.toBeNull();
    for (const part of ['title', 'description', 'close-button', 'button']) {
      const element = found(part) as HTMLElement;
      element.style.transition = 'none';
      expect(contrast(element), part).toBeGreaterThanOrEqual(4.5);
      if (!part.endsWith('button')) continue;
      await userEvent.hover(element);
      expect(contrast(element), `${part} under the pointer`).toBeGreaterThanOrEqual(4.5);
      await userEvent.unhover(element);
      element.focus();
      expect(contrast(element), `${part} in focus`).toBeGreaterThanOrEqual(4.5);
    }
    await screen.unmount();
  },
);

test.each(themes)(
  'in %s, what a button says can be read under the pointer, in focus and while it is busy',
  async (theme) => {
    const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
    const screen = await show(
      theme,
      <>
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button busy>busy</Button>
        <IconButton label="icon" icon={<svg aria-hidden="true" />} />
      </>,
    );
    for (const button of document.querySelectorAll<HTMLElement>('button')) {
      button.style.transition = 'none';
      const name = button.textContent || button.getAttribute('aria-label') || '';
      expect(contrast(button), name).toBeGreaterThanOrEqual(4.5);
      if (name === 'busy') continue;
      await userEvent.hover(button);
      expect(contrast(button), `${name} under the pointer`).toBeGreaterThanOrEqual(4.5);
      button.focus();
      expect(contrast(button), `${name} in focus`).toBeGreaterThanOrEqual(4.5);
    }
    await page.viewport(1280, 900);
    await screen.unmount();
  },
);
