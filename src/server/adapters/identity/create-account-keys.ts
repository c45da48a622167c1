import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  timingSafeEqual,
} from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT } from 'jose';
import { type AccountKeys, AccountKeysError } from '../../ports/account-keys.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const STREAM_CIPHER = 'aes-256-ctr';
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, 7). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Everything secret hangs on one private key: it signs, and the keys that hash and seal are derived from it (HKDF, RFC 5869). */
export async function createAccountKeys(privateKey: KeyObject): Promise<AccountKeys> {
  const { n = '', e = '' } = await exportJWK(createPublicKey(privateKey));
  const keyId = await calculateJwkThumbprint({ kty: 'RSA', n, e });
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `quickquote ${purpose}`, 32));
  const [hashKey, sealKey] = [derive('hash'), derive('seal')];
  const [tagKey, streamKey] = [derive('seal alike: tag'), derive('seal alike: stream')];
  const tagOf = (scope: string, text: Buffer) =>
    createHmac('sha256', tagKey).update(`${scope}\0`).update(text).digest().subarray(0, TAG_BYTES);
  const voucher = createPrivateKey({ key: Buffer.concat([ED25519_HEAD, derive('vouch')]), format: 'der', type: 'pkcs8' });
  return {
    keyId,
    voucherKey: createPublicKey(voucher).export({ format: 'jwk' }).x ?? '',
    vouch: (text) => sign(null, Buffer.from(text), voucher).toString('base64url'),
    keySet: { keys: [{ kty: 'RSA', n, e, kid: keyId, alg: 'RS256', use: 'sig' }] },
    signToken: (claims, issuedAt, lifetimeSeconds) => {
      const second = Math.floor(issuedAt.getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .setIssuedAt(second)
        .setExpirationTime(second + lifetimeSeconds)
        .sign(privateKey);
    },
    hash: (scope, text) => createHmac('sha256', hashKey).update(`${scope}\0${text}`).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new AccountKeysError('This was sealed by another key.', { cause });
      }
    },
    // The tag is the first block's counter, too (a synthetic IV, as in RFC 5297): equal texts alone have equal ones.
    sealAlike(scope, text) {
      const plain = Buffer.from(text, 'utf8');
      const tag = tagOf(scope, plain);
      return Buffer.concat([tag, createCipheriv(STREAM_CIPHER, streamKey, tag).update(plain)]).toString('base64url');
    },
    unsealAlike(scope, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < TAG_BYTES) return null;
      const tag = bytes.subarray(0, TAG_BYTES);
      const plain = createDecipheriv(STREAM_CIPHER, streamKey, tag).update(bytes.subarray(TAG_BYTES));
      return timingSafeEqual(tag, tagOf(scope, plain)) ? plain.toString('utf8') : null;
    },
  };
}
