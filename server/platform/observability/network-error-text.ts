const TEXTS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: 'this name is not known',
  EAI_AGAIN: 'this name cannot be looked up now',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'there was no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

const UNKNOWN_SIGNER =
  'its certificate is signed by nobody whom this server trusts; NODE_EXTRA_CA_CERTS can name a file with the certificate of the signer';
/** What only a changed setting helps against. */
const LASTING: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name; write the name that it is for',
};

export interface NetworkError {
  text: string;
  /** Whether only a changed setting helps. */
  lasting: boolean;
}

/** Why a server was not reached, in words; null if the error is of another kind. */
export function networkErrorOf(error: unknown): NetworkError | null {
  if (!(error instanceof Error)) return null;
  // For a name with two unreachable addresses.
  if (error instanceof AggregateError) return networkErrorOf(error.errors[0]);
  // Nodemailer keeps the system's code there.
  for (const code of ['originalCode' in error && error.originalCode, 'code' in error && error.code]) {
    const lasting = LASTING[String(code)];
    const text = lasting ?? TEXTS[String(code)];
    if (text !== undefined) return { text: `${text} (${String(code)})`, lasting: lasting !== undefined };
  }
  if (error.name === 'TimeoutError') return { text: 'there was no answer in time', lasting: false };
  return networkErrorOf(error.cause);
}
