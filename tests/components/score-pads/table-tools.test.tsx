import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StartPlayer } from '#client/score-pads/table-tools/start-player.tsx';
import { TableTimer } from '#client/score-pads/table-tools/timer.tsx';
import { HOLD } from '#client/score-pads/table-tools/use-fingers.ts';
import { expectText } from '../support/expect-shown.ts';
import { closeAll, show } from '../support/render.tsx';

const PLAYERS = ['Ana', 'Ben', 'Cleo'].map((name) => ({ key: name.toLowerCase(), name }));
const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const chosen = vi.fn<(key: string) => void>();

async function showFingers(): Promise<void> {
  chosen.mockClear();
  vi.spyOn(Navigator.prototype, 'maxTouchPoints', 'get').mockReturnValue(5);
  // No real finger is there to be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  show(<StartPlayer players={PLAYERS} onChosen={chosen} onClose={() => {}} />);
  await expectText('Everybody puts one finger here');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

function finger(type: 'down' | 'move' | 'up', pointerId: number, clientX = 0, clientY = 0): void {
  const where = { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true };
  document.querySelector('.finger-zone')?.dispatchEvent(new PointerEvent(`pointer${type}`, where));
}

/** What was set before is shown by then. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('one of three held fingers is drawn, and its player is chosen as start player', { tags: ['rare'] }, async () => {
  await showFingers();
  finger('down', 1, 90, 250);
  await expectText('One finger. Who else?');
  finger('down', 2, 300, 260);
  await expectText('2 fingers. Hold still...');
  vi.advanceTimersByTime(HOLD - 1);
  finger('down', 3, 200, 480);
  await expectText('3 fingers. Hold still...');
  finger('move', 1, 92, 252);
  vi.advanceTimersByTime(HOLD - 1);
  await nextFrame();
  expect(page.getByRole('heading', { name: /begins$/ }).elements()).toEqual([]);
  vi.advanceTimersByTime(1);

  const result = page.getByRole('heading', { name: /^Finger [1-3] begins$/ });
  await expect.element(result).toBeVisible();
  const drawn = /(\d)/.exec(result.element().textContent)?.[1] ?? '';
  const seed = /Drawn ([0-9A-F]{4})/.exec(page.getByText(/^Drawn/).element().textContent)?.[1] ?? '';
  expect(Number.parseInt(seed, 16) % 3).toBe(Number(drawn) - 1);
  for (const pointer of [1, 2, 3]) finger('up', pointer);
  expect(document.querySelectorAll('.finger')).toHaveLength(3);
  expect(document.querySelector('.finger[data-state=chosen]')?.textContent).toBe(drawn);
  await button('Ben').click();
  expect(chosen.mock.calls).toEqual([['ben']]);
});

test('fingers that are lifted too early draw nothing', { tags: ['rare'] }, async () => {
  await showFingers();
  finger('down', 1, 90, 250);
  finger('down', 2, 300, 260);
  await expectText('2 fingers. Hold still...');
  for (const pointer of [1, 2]) finger('up', pointer);
  await expectText('Everybody puts one finger here');
  vi.advanceTimersByTime(2 * HOLD);
  await nextFrame();
  expect(page.getByRole('heading', { name: /begins$/ }).elements()).toEqual([]);
});

test('without touch the order is drawn and announced, or the start player is drawn by name', async () => {
  chosen.mockClear();
  show(<StartPlayer players={PLAYERS} onChosen={chosen} onClose={() => {}} />);
  const draw = async (name: string) => {
    await expect.element(button(name)).toBeVisible();
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await draw('Draw the Order');
  const heading = page.getByRole('heading', { name: 'In this order' });
  await expect.element(heading).toHaveFocus();
  const order = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(order.toSorted()).toEqual(['Ana', 'Ben', 'Cleo']);
  await expect.element(page.getByText(`The order is ${order.join(', ')}.`)).toBeInTheDocument();

  await closeAll();
  show(<StartPlayer players={PLAYERS} onChosen={chosen} onClose={() => {}} />);
  await draw('Draw by Name');
  const result = page.getByRole('heading', { name: /^(Ana|Ben|Cleo) begins$/ });
  await expect.element(result).toBeVisible();
  const [name = ''] = result.element().textContent.split(' ');
  await button(`${name} Begins`).click();
  expect(chosen.mock.calls).toEqual([[name.toLowerCase()]]);
});

function Table() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Timer
      </button>
      {isOpen ? <TableTimer players={PLAYERS.slice(0, 2)} /> : null}
    </>
  );
}

test('the timer continues while its dialog is closed, with its state in the tab only', { tags: ['rare'] }, async () => {
  const startedAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
  const after = (seconds: number) => vi.setSystemTime(startedAt + seconds * 1000);
  const expectTimer = async (text: string) => {
    await expect.element(page.getByRole('timer')).toHaveTextContent(text);
  };
  show(<Table />);
  await button('Timer').click();
  await page.getByRole('radio', { name: '1 min' }).click();
  await button(/^Ana/).click();
  after(20);
  await expectTimer('0:40');
  await button(/^Ben/).click();
  after(30);
  await expectTimer('0:50');
  await button('Timer').click();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  after(35);
  await button('Timer').click();
  await expectTimer('0:45');
  await expect.element(button(/^Ana\s*0:20$/)).toBeVisible();
  after(85);
  await expectText('Time is up');
  await expectTimer('−0:05');
  await button('Pause').click();
  after(145);
  await expectTimer('−0:05');
});
