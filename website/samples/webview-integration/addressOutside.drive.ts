import { addressOutside } from './addressOutside';

const href = 'https://app.example.com/talk?from=a&to=b';

console.log(addressOutside(href, 'Mobile Safari KAKAOTALK 10.8.0'));
console.log(addressOutside(href, 'Mobile Safari Line/14.1.0/IAB'));
console.log(addressOutside(href) ?? 'in a browser');
