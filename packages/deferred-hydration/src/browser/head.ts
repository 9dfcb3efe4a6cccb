// All that runs in the head of a page, in this order. One text, for the policy of each page names
// every text by its hash, twice.
import './applyChoices';
import './bootstrap';
// Last: a browser that has no such sheets ends here.
import './firstScreen';
