import { type Request, Router } from 'express';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { MailSample } from './mail-sample.ts';
import type { Services } from '#server/platform/services.ts';

/** The style sheet and the attributes of a mail, and pictures; no script and nothing else. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:";

/**
 * GET /dev/mails: every kind of mail with sample data; `/dev/mails/<name>.html` and `.txt` are the mails themselves. For
 * development: a built server has neither the samples nor the page, and a public address refuses them.
 */
export function mailPreviewRoutes({ environment }: Pick<Services, 'environment'>): Router {
  const router = Router();
  router.get(['/dev/mails', '/dev/mails/:file'], async (req: Request<{ file?: string }>, res) => {
    // The build replaces NODE_ENV and leaves out what cannot be reached then.
    if (process.env.NODE_ENV !== 'production') {
      if (environment.local) {
        const { mailSamples } = await import('./mail-samples.ts');
        const samples = await mailSamples();
        const { file } = req.params;
        if (file === undefined) return void res.type('html').send(listPage(samples));
        const name = file.replace(/\.(?:html|txt)$/, '');
        const sample = samples.find((one) => one.name === name);
        if (sample && file.endsWith('.txt')) return void res.type('text/plain').send(sample.mail.text);
        if (sample && file.endsWith('.html'))
          return void res.set('content-security-policy', MAIL_POLICY).type('html').send(sample.mail.html);
      }
    }
    throw new Refusal('not_found');
  });
  return router;
}

const listPage = (samples: readonly MailSample[]): string =>
  page({
    title: 'Mails',
    wide: true,
    body: `<h1>Mails</h1>
<p>Every kind of mail with sample data: once with few and short facts, once with many and long ones.</p>
${samples.map(sampleTile).join('\n')}`,
  });

const sampleTile = ({ name, mail }: MailSample): string => `<article class="tile">
<h2>${escapeHtml(name)}</h2>
<p class="facts">${escapeHtml(mail.subject)}</p>
<p><a href="/dev/mails/${name}.html">HTML</a> · <a href="/dev/mails/${name}.txt">Text</a></p>
</article>`;
