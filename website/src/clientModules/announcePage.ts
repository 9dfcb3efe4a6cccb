interface Locations {
  location: Location;
  previousLocation: Location | null;
}

let status: HTMLElement | undefined;

/** The title changes a frame after the page. */
const titleMs = 200;

/**
 * Announces the title of a page that the app navigates to: browsers announce only what they load.
 * The status is there before its text, because a new status is not announced reliably.
 */
export function onRouteDidUpdate({ location, previousLocation }: Locations): void {
  if (!status) {
    status = document.createElement('p');
    status.className = 'visually-hidden';
    status.role = 'status';
    document.body.append(status);
  }
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  setTimeout(() => {
    if (status) status.textContent = document.title;
  }, titleMs);
}
