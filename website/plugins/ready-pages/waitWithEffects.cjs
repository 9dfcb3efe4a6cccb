const rewrite = require('../changed-packages/rewrite.cjs');

// What React does for a press it completes at once, effects and all: those of the page that leaves
// took a quarter of the way to the next one. They come with the frame after the page's own.
const drawing = "require('@site/plugins/ready-pages/pageDrawing')";
const completing = /(?<=0 !== \(pendingPassiveEffectsLanes & 3\) && )(?=flushPassiveEffects\(\);)/;
const scheduling = /(?<=scheduleCallback\$3 = )Scheduler\.unstable_scheduleCallback\b/;

module.exports = (source) =>
  rewrite(
    source,
    [completing, `!${drawing}.areEffectsWaiting() && `],
    [scheduling, `${drawing}.afterDrawing(Scheduler.unstable_scheduleCallback)`],
  );
