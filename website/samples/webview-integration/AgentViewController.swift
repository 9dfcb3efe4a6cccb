import UIKit
import WebKit

private let host = "app.example.com"

final class AgentViewController: UIViewController {
    override func loadView() {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []

        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.uiDelegate = self
        webView.load(URLRequest(url: URL(string: "https://\(host)/talk")!))
        view = webView
    }
}

extension AgentViewController: WKUIDelegate {
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        let isOurs = origin.protocol == "https" && origin.host == host
        decisionHandler(isOurs && type == .microphone ? .grant : .deny)
    }
}
