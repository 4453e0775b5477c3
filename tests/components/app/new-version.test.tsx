import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { VersionNotice } from '#client/app/device/version-notice.tsx';
import { watchTyping } from '#client/lib/device/typed-fields.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

test('a new version asks before it reloads a page with an open form, which Escape keeps', async () => {
  onTestFinished(watchTyping());
  show(
    <>
      <form>
        <input aria-label="Title" />
      </form>
      <VersionNotice />
    </>,
  );
  const title = page.getByLabelText('Title');
  await title.fill('Half a title');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Reload now?' })).toBeVisible();
  await expectWalked('VersionNotice question');
  await expect.element(title).toHaveValue('Half a title');
});
