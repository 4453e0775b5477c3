import { expect, test } from 'vitest';
import { mailServerProblem } from './mail-server-problem.ts';

const SEPARATE = { url: 'smtp://mail.example.org:587', auth: { user: 'club', pass: 'secret' } };
const IN_ADDRESS = { url: 'smtps://club:secret@mail.example.org:465' };
const fails = (facts: object, message = 'fails') => Object.assign(new Error(message), facts);

test.each([
  [
    fails({ code: 'EAUTH', response: '535 5.7.8 Bad credentials\r\nsecond line' }),
    SEPARATE,
    'SMTP_USER, SMTP_PASSWORD: mail.example.org:587 refuses the user name or the password: 535 5.7.8 Bad credentials',
    true,
  ],
  [
    fails({ code: 'EAUTH', response: '535 no' }),
    IN_ADDRESS,
    'SMTP_URL: mail.example.org:465 refuses the user name or the password: 535 no',
    true,
  ],
  [
    fails({ code: 'EAUTH', response: '454 4.7.0 Temporary authentication failure' }),
    IN_ADDRESS,
    'SMTP_URL: mail.example.org:465 refuses the user name or the password: 454 4.7.0 Temporary authentication failure',
    false,
  ],
  [
    fails({ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    IN_ADDRESS,
    'SMTP_URL: mail.example.org:465 cannot be used for mails: its certificate is signed by nobody whom this server trusts; NODE_EXTRA_CA_CERTS can name a file with the certificate of the signer (DEPTH_ZERO_SELF_SIGNED_CERT)',
    true,
  ],
  [
    fails({ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
    IN_ADDRESS,
    'SMTP_URL: mail.example.org:465 cannot be used for mails: its certificate is for another name; write the name that it is for (ERR_TLS_CERT_ALTNAME_INVALID)',
    true,
  ],
  [
    fails({ code: 'EDNS', originalCode: 'ENOTFOUND' }),
    SEPARATE,
    'SMTP_URL: mail.example.org:587 cannot be used for mails: this name is not known (ENOTFOUND)',
    false,
  ],
  [
    fails({ code: 'ECONNECTION', response: '421 4.3.2 Too busy' }),
    SEPARATE,
    'SMTP_URL: mail.example.org:587 refuses: 421 4.3.2 Too busy',
    false,
  ],
  [
    fails({}, 'the mail server did not answer within 5 seconds'),
    SEPARATE,
    'SMTP_URL: mail.example.org:587 cannot be used for mails: the mail server did not answer within 5 seconds; if it speaks TLS from the start, as on port 465, write smtps://',
    false,
  ],
])('%s', (error, server, line, lasting) => {
  expect(mailServerProblem(error, server)).toEqual({ line, lasting });
  expect(line).not.toContain('secret');
});
