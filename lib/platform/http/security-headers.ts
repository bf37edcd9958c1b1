type Header = { key: string; value: string };

/** Photos and reading aloud use the camera and the microphone; no page of ours needs the rest. */
export const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
    'payment',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Sent with every answer. What depends on the path is in content-security-policy.ts. */
export function securityHeaders(publicUrl = ''): Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    // `no-referrer` would make native forms send `Origin: null` (decisions.md).
    { key: 'Referrer-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ...(publicUrl.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }] : []),
  ];
}
