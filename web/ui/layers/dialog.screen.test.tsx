import '../styles.css';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { Button } from '../button.tsx';
import { Chip, ChipGroup } from '../fields/chip.tsx';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { pressByEnter } from '../focus/press-by-enter.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { ToastHost, toast } from './toast.tsx';

const show = async (children: ReactNode) =>
  render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      {children}
      <ToastHost />
    </LanguageProvider>,
  );
const nothing = () => {};

afterEach(() => page.viewport(1280, 900));

test('the title and the buttons of a dialog stay in sight on a phone, and what does not fit scrolls', async () => {
  await page.viewport(320, 568);
  const screen = await show(
    <Dialog open onOpenChange={nothing} title="A profile" actions={<Button>Keep it</Button>}>
      <p style={{ height: '40rem' }}>First</p>
      <p>Last</p>
    </Dialog>,
  );
  const shown = (name: string) => expect.element(screen.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await shown('A profile');
  await shown('Keep it');
  await expect.element(screen.getByText('First')).toBeInViewport();
  await expect.element(screen.getByText('Last')).not.toBeInViewport();
  screen.getByText('Last').element().scrollIntoView();
  await shown('A profile');
  await shown('Keep it');
  await expect.element(screen.getByText('Last')).toBeInViewport();
});

test.each([
  { what: 'a dialog', Opened: Dialog },
  { what: 'a sheet', Opened: Sheet },
])(
  '[P20] in a window as low as at 400 percent all of $what scrolls, and a choice with the focus is seen whole',
  async ({ Opened }) => {
    await page.viewport(320, 256);
    const buttons = (
      <>
        <Button>Clear everything that is set</Button>
        <Button>Show what was found</Button>
      </>
    );
    const screen = await show(
      <Opened open onOpenChange={nothing} title="Filter and sort" actions={buttons}>
        <p style={{ height: '9rem' }}>First</p>
        <ChipGroup label="Picture">
          {['one', 'two'].map((each) => (
            <Chip key={each} kind="radio" shape="tile" checked={each === 'one'} onChange={nothing}>
              <span style={{ height: '6rem' }}>{each}</span>
            </Chip>
          ))}
        </ChipGroup>
        <SegmentedControl
          label="Paper"
          value="a4"
          onChange={nothing}
          options={[
            { value: 'a4', label: 'A4 paper' },
            { value: 'letter', label: 'Letter paper' },
          ]}
        />
      </Opened>,
    );
    const seen = (name: string) => expect.element(screen.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const popup = screen.getByRole('dialog').element();
    for (const name of ['one', 'A4 paper']) {
      popup.scrollTop = 0;
      (screen.getByRole('radio', { name }).element() as HTMLElement).focus();
      await seen(name);
      const label = screen.getByRole('radio', { name }).element().closest('label')?.getBoundingClientRect();
      expect(label?.bottom).toBeLessThanOrEqual(popup.getBoundingClientRect().bottom);
      expect(label?.top).toBeGreaterThanOrEqual(popup.getBoundingClientRect().top);
    }
    expect(popup.scrollTop).toBeGreaterThan(0);
    await expect.element(screen.getByText('Filter and sort')).not.toBeInViewport();
    popup.scrollTop = popup.scrollHeight;
    await seen('Show what was found');
    await screen.unmount();
  },
);

test('[P20] the ring round the last field of a dialog is not cut', async () => {
  await page.viewport(320, 568);
  const screen = await show(
    <Dialog open onOpenChange={nothing} title="A profile" actions={<Button>Keep it</Button>}>
      <p style={{ height: '30rem' }}>First</p>
      <TextInput aria-label="Last" />
      <p style={{ height: '30rem' }}>After it</p>
    </Dialog>,
  );
  const field = screen.getByRole('textbox');
  const content = field.element().closest('[data-layer-content]') as HTMLElement;
  const below = () => content.getBoundingClientRect().bottom - field.element().getBoundingClientRect().bottom;
  // The footer stands in the middle of the field.
  content.scrollTop -= below() + 20;
  expect(below()).toBeLessThan(0);
  (field.element() as HTMLElement).focus();
  expect(below()).toBeGreaterThanOrEqual(5);
  await screen.unmount();
});

test('[P20] what gets the focus back is in sight, also where it was pushed down meanwhile', async () => {
  function Family() {
    const [open, setOpen] = useState(false);
    const [children, setChildren] = useState(1);
    return (
      <>
        <div style={{ height: `${children * 30}rem` }}>Children</div>
        <Button onClick={() => setOpen(true)}>Add a child</Button>
        <div style={{ height: '60rem' }} />
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="A child"
          actions={
            <Button
              onClick={() => {
                setChildren(3);
                setOpen(false);
              }}
            >
              Keep it
            </Button>
          }
        >
          <TextInput aria-label="Name" />
        </Dialog>
      </>
    );
  }
  const screen = await show(<Family />);
  const add = screen.getByRole('button', { name: 'Add a child' });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
  await expect.element(add).toBeInViewport({ ratio: 1 });
  await screen.unmount();
});

test.each([
  ['below its button', '0'],
  ['above its button', '9rem'],
])('[P20] a menu %s fits a window as low as at 400 percent, and scrolls', async (_, above) => {
  await page.viewport(320, 256);
  const screen = await show(
    <MemoryRouter>
      <div style={{ height: above }} />
      <Menu trigger={<button type="button">More</button>} header={<p>Ana</p>}>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((each) => (
          <MenuItem key={each} onSelect={nothing}>
            {each}
          </MenuItem>
        ))}
      </Menu>
    </MemoryRouter>,
  );
  (screen.getByRole('button', { name: 'More' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const first = screen.getByRole('menuitem', { name: 'one' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeInViewport({ ratio: 1 });
  const { top, bottom } = screen.getByRole('menu').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('menuitem', { name: 'seven' })).toBeInViewport({ ratio: 1 });
  await screen.unmount();
});

const chips = (
  <ChipGroup label="Order">
    {['one', 'two', 'three'].map((each) => (
      <Chip key={each} kind="radio" checked={each === 'two'} onChange={nothing}>
        {each}
      </Chip>
    ))}
  </ChipGroup>
);
const keep = <Button>Keep it</Button>;
const more = { open: true, onOpenChange: nothing, title: 'The title' };

test.each([
  { what: 'a dialog', Opened: Dialog },
  { what: 'a sheet', Opened: Sheet },
  { what: 'a dialog of a form that has the same rule', Opened: Dialog, onKeyDown: pressByEnter },
])('[P20] in $what Enter on a box presses it, and sends nothing', async ({ Opened, onKeyDown }) => {
  let sent = 0;
  function Keep() {
    const [loved, setLoved] = useState(false);
    return (
      <form onKeyDown={onKeyDown} onSubmit={() => (sent += 1)}>
        <Opened open onOpenChange={nothing} title="Keep this story">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              sent += 1;
            }}
          >
            <Chip checked={loved} onChange={setLoved}>
              Favorite
            </Chip>
            <button type="submit">Keep</button>
          </form>
        </Opened>
      </form>
    );
  }
  const screen = await show(<Keep />);
  const box = screen.getByRole('checkbox');
  await expect.element(box).toBeInTheDocument();
  (box.element() as HTMLElement).focus();
  for (const checked of [true, false]) {
    await userEvent.keyboard('{Enter}');
    if (checked) await expect.element(box).toBeChecked();
    else await expect.element(box).not.toBeChecked();
  }
  expect(sent).toBe(0);
  await screen.unmount();
});

describe('[P20] the focus goes into what opens, and not to “Close”', () => {
  test.each<[what: string, focused: string, opened: ReactNode]>([
    [
      'a field',
      'Name',
      <Dialog key="" {...more} actions={keep}>
        <TextInput aria-label="Name" />
      </Dialog>,
    ],
    [
      'the chosen radio button',
      'two',
      <Dialog key="" {...more} actions={keep}>
        {chips}
      </Dialog>,
    ],
    [
      'a button below a text',
      'Keep it',
      <Dialog key="" {...more} actions={keep}>
        <p>A text.</p>
      </Dialog>,
    ],
    [
      'the title, with no control',
      'The title',
      <Dialog key="" {...more}>
        <p>A text.</p>
      </Dialog>,
    ],
    [
      'the title, with the first control out of sight',
      'The title',
      <Dialog key="" {...more} actions={keep}>
        <p style={{ height: '80rem' }}>A long text.</p>
        <TextInput aria-label="Name" />
      </Dialog>,
    ],
    [
      'what is not hidden or disabled',
      'Third',
      <Sheet key="" {...more} actions={keep}>
        <Button disabled>First</Button>
        <div className="hidden">
          <Button>Second</Button>
        </div>
        <Button>Third</Button>
      </Sheet>,
    ],
    [
      'the way out of a question',
      'Stay',
      <AlertDialog key="" {...more} danger cancelLabel="Stay" confirmLabel="Delete" onConfirm={nothing} />,
    ],
    [
      'the only button of a message',
      'Good',
      <MessageDialog key="" open onClose={nothing} title="The title" message="A text." closeLabel="Good" />,
    ],
  ])('%s: %s', async (_, focused, opened) => {
    const screen = await show(opened);
    await expect
      .poll(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent;
      })
      .toBe(focused);
    await screen.unmount();
  });
});

/** Whether two elements overlap. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const long = <p style={{ height: '80rem' }}>A long text.</p>;
const short = <p>A text.</p>;
const actions = (
  <>
    <Button look="secondary">Leave</Button>
    <Button>Keep it</Button>
  </>
);

describe('[P20] a toast covers no button of an open dialog or sheet', () => {
  test.each([
    ['phone', 390, 844],
    ['phone on its side', 844, 390],
    ['small phone', 320, 568],
    ['desk', 1280, 900],
  ])('%s', async (_, width, height) => {
    await page.viewport(width, height);
    const opened: ReactNode[] = [
      <Dialog key="" {...more} actions={actions}>
        {long}
      </Dialog>,
      <Dialog key="" {...more} actions={actions}>
        {short}
      </Dialog>,
      <Sheet key="" {...more} actions={actions}>
        {long}
      </Sheet>,
      <Sheet key="" {...more} actions={actions}>
        {short}
      </Sheet>,
      <AlertDialog key="" {...more} cancelLabel="Leave" confirmLabel="Keep it" onConfirm={nothing}>
        {short}
      </AlertDialog>,
    ];
    for (const each of opened) {
      const screen = await show(each);
      await expect.element(screen.getByRole('button', { name: 'Keep it' })).toBeVisible();
      await toast.problem('The story could not be saved. It is still here; please try again in a moment.', {
        description: 'Check your connection.',
        action: { label: 'Again', onPress: nothing },
        seconds: 60,
      });
      await expect.element(screen.getByText('Check your connection.')).toBeVisible();
      const popup = document.querySelector('[role="dialog"], [role="alertdialog"]') as HTMLElement;
      const message = document.querySelector('.lunatale-toast') as HTMLElement;
      await Promise.all(message.getAnimations().map(({ finished }) => finished));
      await expect
        .poll(() => [...popup.querySelectorAll('button, h2')].filter((part) => overlap(part, message)).length)
        .toBe(0);
      await expect.element(screen.getByText('Check your connection.')).toBeInViewport({ ratio: 1 });
      await expect.element(screen.getByRole('button', { name: 'Keep it' })).toBeInViewport({ ratio: 1 });
      expect(overlap(popup, message)).toBe(false);
      await screen.unmount();
    }
  });
});

test('[P20] a press on the toast’s own button leaves the dialog open', async () => {
  function Opened() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="The title" actions={actions}>
        {short}
      </Dialog>
    );
  }
  const screen = await show(<Opened />);
  await expect.element(screen.getByText('A text.')).toBeVisible();
  let pressed = 0;
  await toast.problem('It failed.', {
    action: {
      label: 'Again',
      onPress: () => {
        pressed += 1;
      },
    },
  });
  await screen.getByText('Again').click();
  expect(pressed).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect.element(screen.getByText('A text.')).toBeVisible();
});

test('[CONST-01] a message that comes while the one before it leaves is shown as well, for its own time', async () => {
  const screen = await show(null);
  await toast.plain('First', { seconds: 1 });
  await expect.element(screen.getByText('First')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await toast.plain('Second', { seconds: 1 });
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(screen.getByText('Second')).toBeVisible();
  expect(screen.getByText('First').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await toast.plain('Third');
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(screen.getByText('Third')).toBeVisible();
  await screen.unmount();
});

test('[P20] Tab from the last button of a toast goes to the beginning of the page, and not back to its end', async () => {
  const screen = await show(
    <>
      <a href="#first">First</a>
      <a href="#last">Last</a>
    </>,
  );
  await toast.plain('Kept.', { seconds: 60 });
  await expect.element(screen.getByText('Kept.')).toBeVisible();
  (screen.getByText('Last').element() as HTMLElement).focus();
  for (let presses = 0; presses < 3; presses++) await userEvent.tab();
  await expect.element(screen.getByText('First')).toHaveFocus();
  await screen.unmount();
});

/** What a browser does when a phone's Back is pressed: the newest request to close is answered, and it is over. */
class PressedBack {
  static open: PressedBack[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    PressedBack.open.push(this);
  }
  destroy() {
    PressedBack.open = PressedBack.open.filter((one) => one !== this);
  }
  static press() {
    const newest = PressedBack.open.pop();
    newest?.onclose?.();
    return newest !== undefined;
  }
}

describe('[P20] a phone’s Back closes what is open, and not the page below it', () => {
  const browsers = globalThis as { CloseWatcher?: unknown };
  const own = browsers.CloseWatcher;
  beforeEach(() => {
    browsers.CloseWatcher = PressedBack;
  });
  afterEach(() => {
    browsers.CloseWatcher = own;
  });
  function Opened({ typed }: { typed: boolean }) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} typed={typed} title="The title">
        <TextInput aria-label="Name" />
      </Dialog>
    );
  }

  test('at once where nothing was typed', async () => {
    const screen = await show(<Opened typed={false} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(PressedBack.press()).toBe(true);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(PressedBack.press()).toBe(false);
    await screen.unmount();
  });

  test('the second time where something was typed, which the first says', async () => {
    const screen = await show(<Opened typed />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    PressedBack.press();
    await expect.element(screen.getByRole('status').first()).toBeVisible();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    PressedBack.press();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.unmount();
  });

  test('and Escape is answered once', async () => {
    const screen = await show(<Opened typed />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    document.addEventListener('keyup', () => PressedBack.press(), { once: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.unmount();
  });
});
