import { clientAddressHeader } from '@/lib/platform/http/client-address';

/** A door that hands on where its caller is, for commands that count by it. */
export const withCallerAddress = {
  carried: (headers: Headers) => ({ address: headers.get(clientAddressHeader) ?? '' }),
};
