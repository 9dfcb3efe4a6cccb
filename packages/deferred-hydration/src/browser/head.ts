// All scripts in the head of a page, in order. They are one text, because the policy of each page
// lists the hash of each text twice.
import './applyChoices';
import './bootstrap';
// Last: it returns early in browsers without constructable style sheets.
import './firstScreen';
