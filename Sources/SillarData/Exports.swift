// The SQL interface is a part of SillarData for those who import it. Hosts keep their sessions and windows with the interface
// alone, without the rest of this module.
@_exported import SillarSQL
