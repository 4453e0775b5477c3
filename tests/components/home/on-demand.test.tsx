import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadOnDemand } from '#client/app/load-on-demand.ts';

/** A module runs once, so each test has one of its own. */
let application = 0;
const address = () => `data:text/javascript,document.documentElement.dataset.loaded="yes";${(application += 1)}`;
const isLoaded = () => document.documentElement.dataset['loaded'] === 'yes';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<script type="text/plain" data-app='${address()}'></script>
    <a href="#elsewhere">Continue</a>
    <label><input type="radio" name="theme" value="dark">Dark</label>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['loaded'];
  localStorage.clear();
});

test('a page that is complete loads the application when something but a link is touched', async () => {
  loadOnDemand(false);
  await userEvent.click(page.getByText('Continue'));
  expect(isLoaded()).toBe(false);
  await userEvent.click(page.getByText('Dark'));
  await expect.poll(isLoaded).toBe(true);
});

test('a theme that is chosen before the application is there is kept', async () => {
  loadOnDemand(false);
  await userEvent.click(page.getByText('Dark'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('rollcall-theme')).toBe('dark');
});

test('a device with a theme of its own loads the application at once', async () => {
  localStorage.setItem('rollcall-theme', 'dark');
  loadOnDemand(false);
  await expect.poll(isLoaded).toBe(true);
});

test('a device that knows more than the server loads the application at once', async () => {
  loadOnDemand(true);
  await expect.poll(isLoaded).toBe(true);
});
