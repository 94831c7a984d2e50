// The plugin records each page's resources in a database that all sites of an origin share. After an update it clears
// that database, and every cache with "runtime" in its name, of whichever site. Nothing here reads either.

MessageAPI.setPathResources = () => undefined
MessageAPI.clearPathResources = () => undefined
