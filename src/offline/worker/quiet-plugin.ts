// The plugin notes what each page is made of in a database that all sites of an origin share. After an update it clears
// that database, and every cache with "runtime" in its name, whosever they are. Here nothing reads either.

MessageAPI.setPathResources = () => undefined
MessageAPI.clearPathResources = () => undefined
