const rewrite = require('../changed-packages/rewrite.cjs');

// The core first draws the old page again, told of the new address, and the new one only after that:
// it waits for the page's scripts even when it has them. A page that is ready is drawn at once.
const opening = "import preload from './preload';";
const imports = `
import { drawBeforeEffects } from '@site/plugins/ready-pages/pageDrawing';
import { isReady } from '@site/plugins/ready-pages/readyPages';`;
const waiting = 'this.setState({ nextRouteHasLoaded: false });';
const showing = `
        if (isReady(nextLocation.pathname)) {
            const { previousLocation } = this;
            drawBeforeEffects();
            dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: nextLocation })();
            return true;
        }
        ${waiting}`;

module.exports = (source) => rewrite(source, [opening, opening + imports], [waiting, showing]);
