import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { restoreScrollPosition } from '#client/lib/restore-scroll-position.ts';
import { show } from '../support/render.tsx';

const TALL = { height: 4000 };
let stop = () => {};

/** A page whose content comes when it is asked for, and another one. */
function Pages() {
  const [path] = useLocation();
  return path === '/' ? <LatePage /> : <p>The other page</p>;
}
function LatePage() {
  const [isHere, setHere] = useState(false);
  return isHere ? (
    <p style={TALL}>Content</p>
  ) : (
    <button type="button" onFocus={() => setHere(true)}>
      Loading
    </button>
  );
}
const loading = page.getByRole('button', { name: 'Loading' });
/** No input of the person: the content arrives. */
const arrive = async () => {
  await expect.element(loading).toBeVisible();
  loading.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.element(page.getByText('Content')).toBeInTheDocument();
};
const storedPlaces = () => sessionStorage.getItem('rollcall.scroll.1') ?? '';

/** Shows the late page, scrolled down. */
async function showScrolled(): Promise<void> {
  show(<Pages />);
  stop = restoreScrollPosition();
  await arrive();
  scrollTo(0, 2600);
  await expect.poll(storedPlaces).toContain('2600');
}
afterEach(() => stop());

test('after Back the window is where it was, although the content arrives late', async () => {
  await showScrolled();
  navigate('/other');
  await expect.element(page.getByText('The other page')).toBeVisible();
  history.back();
  await arrive();
  await expect.poll(() => scrollY).toBe(2600);
});

test('after a reload the window is where it was, unless the person has done something meanwhile', async () => {
  await showScrolled();
  stop();
  scrollTo(0, 0);
  stop = restoreScrollPosition();
  await expect.poll(() => scrollY).toBe(2600);
  await userEvent.keyboard('{Shift}');
  scrollTo(0, 100);
  document.body.style.paddingBottom = '500px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(scrollY).toBe(100);
});
